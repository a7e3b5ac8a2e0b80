import { readStored, store } from '@/lib/forms/storage';

const KEY = 'pin';

/** Returns the last PIN code entered on this device; empty if none is stored. It is no secret. */
export function storedPin(): string {
  return readStored(KEY) ?? '';
}

/** Stores a PIN code on this device, if the browser allows it. */
export function storePin(pin: string): void {
  store(KEY, pin);
}
