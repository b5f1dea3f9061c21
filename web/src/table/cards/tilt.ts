/** The CSS transform of the card at this depth of a pile: untidy, but always in the same way. */
export function tilt(depth: number, pile = 0): string {
  const turn = ((depth * 47 + pile * 29) % 17) - 8;
  const x = ((depth * 31 + pile * 7) % 9) - 4;
  return `translate(${x}px, ${((depth * 13) % 7) - 3}px) rotate(${turn}deg)`;
}
