const KEY = 'pin';

/** The PIN code this device asked for last; empty where none is kept. It is no secret. */
export function keptPin(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Remembers a PIN code on this device, where the browser lets the shop do so. */
export function keepPin(pin: string): void {
  try {
    localStorage.setItem(KEY, pin);
  } catch {
    // A browser that keeps nothing asks again on the next page.
  }
}
