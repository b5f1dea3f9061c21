/** A table on which a game is tried. */
import type { Source } from "../../rules/native.ts";
import { Table } from "../../rules/table.ts";
import type { View } from "../../wire.ts";

/** It is quick, and spoilt by a step that is refused; nothing can be taken back there. */
export class Trial extends Table<View> {
  /** An independent table that goes on from here, with chances from `source`. */
  copy(source: Source): Trial {
    const then = this.at(this.bookmark());
    const twin = Object.assign(Object.create(Trial.prototype) as Trial, this, then);
    twin.source = source;
    twin.state.source = twin.noting();
    return twin;
  }

  protected override step(step: () => void): void {
    step();
    this.kept = [];
  }
}
