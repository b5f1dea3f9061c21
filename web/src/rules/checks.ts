// What checked builds of the rules ask of every number: they are for tests (`tests/javascript/`).

/** A result, if it is a whole number that JavaScript holds exactly. */
export function whole(x: number): number {
  if (!Number.isSafeInteger(x)) throw new RangeError(`${x} is no whole number up to 2 ** 53`);
  return x;
}

/** A number to be stored in a field, if that can hold it. */
export function fit(x: number, low: number, high: number): number {
  if (!(x >= low && x <= high)) throw new RangeError(`${x} is not in ${low}..${high}`);
  return x;
}

/** An index, if the list has it. */
export function index(list: ArrayLike<unknown>, i: number): number {
  if (!Number.isInteger(i) || i < 0 || i >= list.length) {
    throw new RangeError(`no index ${i} in a list of ${list.length}`);
  }
  return i;
}

/** An element, if the list has it. */
export function at<T>(list: ArrayLike<T>, i: number): T {
  return list[index(list, i)]!;
}

/** An end of a slice, if it counts from the start. */
export function from_start(i: number): number {
  if (i < 0) throw new RangeError(`a slice from or to ${i}`);
  return i;
}
