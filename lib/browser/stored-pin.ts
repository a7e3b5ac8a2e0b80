const KEY = 'pin';

/** Returns the last PIN code entered on this device; empty if none is stored. It is no secret. */
export function storedPin(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Stores a PIN code on this device, if the browser allows it. */
export function storePin(pin: string): void {
  try {
    localStorage.setItem(KEY, pin);
  } catch {
    // A browser without storage asks again on the next page.
  }
}
