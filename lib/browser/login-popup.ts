/*
 * Whether the login popup is open: a store outside React, so that anything may open it without
 * carrying the popup's code.
 */

/** What the popup shows and does. */
export interface LoginPopup {
  isOpen: boolean;
  /** Where to go after the login; without it the shopper stays on the page. */
  next?: string;
  /** Nobody asked for it: it must not bring up a phone's keyboard. */
  byItself?: boolean;
}

/** What is drawn on the server, and before anybody opens it. */
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

/** Closes it; harmless when it is closed already. */
export function closeLogin(): void {
  if (popup.isOpen) set(CLOSED_LOGIN);
}

/** The popup as it is now: the same object until it changes, as `useSyncExternalStore` wants it. */
export function loginPopup(): LoginPopup {
  return popup;
}

/** Calls `listener` at every change. Returns how to stop. */
export function subscribeToLogin(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
