type StorageName = 'localStorage' | 'sessionStorage';

/*
 * The one access to the browser's storage: with cookies blocked it throws, in an Android WebView
 * without DOM storage it is null, and it may be full. The shop then works, and forgets.
 */

/** Returns a stored text; null if there is none or nothing can be stored. */
export function readStored(key: string, from: StorageName = 'localStorage'): string | null {
  return attempt(() => window[from].getItem(key)) ?? null;
}

/** Stores a text, if the browser allows it. */
export function store(key: string, text: string, to: StorageName = 'localStorage'): void {
  attempt(() => window[to].setItem(key, text));
}

/** Removes a stored text. */
export function removeStored(key: string, from: StorageName = 'localStorage'): void {
  attempt(() => window[from].removeItem(key));
}

/** Returns the keys of everything stored. */
export function storedKeys(from: StorageName = 'localStorage'): string[] {
  return attempt(() => Object.keys(window[from])) ?? [];
}

/** Removes everything stored, for the next person at this browser. */
export function clearStored(): void {
  attempt(() => window.localStorage.clear());
  attempt(() => window.sessionStorage.clear());
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
