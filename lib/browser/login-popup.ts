/*
 * Whether the login popup is open: a store outside React, so that any module may open it without
 * importing the popup's code.
 */

/** The state of the popup. */
export interface LoginPopup {
  isOpen: boolean;
  /** The page to open after the login; without it the shopper stays on the page. */
  next?: string;
  /** Opened without a tap: it must not open a phone's keyboard. */
  byItself?: boolean;
}

/** The state on the server and before the first opening. */
export const CLOSED_LOGIN: LoginPopup = { isOpen: false };

let popup = CLOSED_LOGIN;
const listeners = new Set<() => void>();

function set(next: LoginPopup): void {
  popup = next;
  for (const listener of listeners) listener();
}

/** Opens the login popup. `next` is a path of `lib/routes.ts` to go to after the login. */
export function openLogin({ next, byItself }: Omit<LoginPopup, 'isOpen'> = {}): void {
  set({ isOpen: true, next, byItself });
}

/** Closes the popup; has no effect if it is closed. */
export function closeLogin(): void {
  if (popup.isOpen) set(CLOSED_LOGIN);
}

/** Returns the state: the same object until it changes, as `useSyncExternalStore` requires. */
export function loginPopup(): LoginPopup {
  return popup;
}

/** Calls `listener` at every change. Returns a function that unsubscribes. */
export function subscribeToLogin(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let number = '';

/** Notes the ten digits that were typed into the login, for a sign-up that follows. */
export function noteTypedNumber(digits: string): void {
  number = digits;
}

/** Returns the noted number; empty before one is complete. */
export function typedNumber(): string {
  return /^\d{10}$/.test(number) ? number : '';
}
