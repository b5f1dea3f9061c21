/** The remarks that this page knows. */
import { PHRASES, REACTIONS, type Said, type Wrote } from "../../wire";

export type Remark = Said["remark"];
export type Face = (typeof REACTIONS)[number];

/** True if a remark is a face, which is drawn, not written. */
export function isFace(remark: Remark): remark is Face {
  return (REACTIONS as readonly Remark[]).includes(remark);
}

/** All but the remarks of a newer server, for which this page has no words. */
export function known(said: readonly (Said | Wrote)[]): (Said | Wrote)[] {
  return said.filter(
    (one) => one.type === "wrote" || isFace(one.remark) || PHRASES.includes(one.remark),
  );
}
