/** What starts a server that other computers reach, too. */
export const COMMAND = "parlour serve --host 0.0.0.0";

/** True if an address leads back to the computer that opens it, so that no other can come there. */
export function isLoopback(address: string): boolean {
  return /^(([^.]+\.)*localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);
}
