/** A pointer on the hand: a tap, a slide along to look, a drag out of it. */

export interface Pointing {
  /** Being looked at: slid over, or hovered. */
  look(index: number | null): void;
  /** Being dragged over this place in the window; null: no longer. */
  drag(index: number | null, x: number, y: number): void;
  /** Let go above the hand, at this place in the window. */
  drop(index: number, x: number, y: number): void;
}

/**
 * The distance that a finger moves, in pixels, until it slides or drags, and until a card is out.
 */
const SLIDE = 10;
const PULL = 14;
const OUT = 50;

export class Grip {
  /** The card being dragged. */
  held = $state.raw<{ index: number; dx: number; dy: number } | null>(null);
  looked = $state.raw<number | null>(null);
  readonly #on: Pointing;
  readonly #at: (x: number, y: number) => number | null;
  #press: { index: number; x: number; y: number; pointer: number; slid: boolean } | null = null;
  #swallow = false;

  /** `at`: which card lies at this place in the window. */
  constructor(on: Pointing, at: (x: number, y: number) => number | null) {
    this.#on = on;
    this.#at = at;
  }

  look(index: number | null): void {
    if (this.looked === index) return;
    this.looked = index;
    this.#on.look(index);
  }

  /** A mouse moves over a card. */
  hover(event: PointerEvent, index: number): void {
    if (event.pointerType === "mouse" && !this.#press) this.look(index);
  }

  /** A mouse that lies still looks at nothing. */
  rest(): void {
    if (!this.#press) this.look(null);
  }

  down(event: PointerEvent & { currentTarget: HTMLElement }, index: number): void {
    // The touch may have ended something else, too, which took the card away.
    if (event.button !== 0 || !event.currentTarget.isConnected) return;
    this.#swallow = false;
    event.currentTarget.setPointerCapture(event.pointerId); // a quick drag leaves the hand at once
    const { clientX: x, clientY: y, pointerId: pointer } = event;
    this.#press = { index, x, y, pointer, slid: false };
    this.look(index);
  }

  move(event: PointerEvent): void {
    const press = this.#press;
    if (!press || event.pointerId !== press.pointer) return;
    const [dx, dy] = [event.clientX - press.x, event.clientY - press.y];
    if (this.held) {
      this.held = { ...this.held, dx, dy };
      this.#on.drag(this.held.index, event.clientX, event.clientY);
    } else if (dy < -PULL && Math.abs(dy) > Math.abs(dx)) {
      this.held = { index: this.looked ?? press.index, dx, dy };
    } else if (Math.abs(dx) > SLIDE) {
      press.slid = true;
      const index = this.#at(event.clientX, event.clientY);
      if (index !== null) this.look(index);
    }
  }

  up(event: PointerEvent): void {
    const press = this.#press;
    if (!press || event.pointerId !== press.pointer) return;
    this.#press = null;
    if (this.held) {
      const { index, dy } = this.held;
      this.held = null;
      this.#swallow = true;
      this.#on.drag(null, 0, 0);
      if (event.type === "pointerup" && dy < -OUT)
        this.#on.drop(index, event.clientX, event.clientY);
    } else if (press.slid) this.#swallow = true;
    setTimeout(() => (this.#swallow = false)); // after the click that follows, if one does
    if (event.pointerType !== "mouse") this.look(null);
  }

  /** True if this is a real click, not the end of a slide or a drag. */
  get clicked(): boolean {
    const meant = !this.#swallow;
    this.#swallow = false;
    return meant;
  }
}
