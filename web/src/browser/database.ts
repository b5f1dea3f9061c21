/** IndexedDB's answers as promises. */

export function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Until all of a change is kept; rejects if nothing of it is. */
export function done(change: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    change.oncomplete = () => resolve();
    change.onabort = () => reject(change.error ?? new DOMException("", "AbortError"));
  });
}

/** A database of this name, made by `create` if there is none; rejects if the browser keeps nothing. */
export async function database(
  name: string,
  create: (made: IDBDatabase) => void,
): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => create(request.result);
  return answer(request);
}
