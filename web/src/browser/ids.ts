/** Random names, in hexadecimal. */

export function randomHex(bytes: number): string {
  // Not crypto.randomUUID, which a page served over plain http in a home network lacks.
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The id of a message to which an answer is expected. */
export const freshId = (): string => randomHex(12);
