import { knownSession, updateSession } from './session-store';
import { sharedValue } from './shared-value';

/*
 * Whether the login popup is open: any module may open it without importing the popup's code.
 */

/** The state of the popup. */
export interface LoginPopup {
  isOpen: boolean;
  /** The page to open after the login; without it the shopper stays on the page. */
  next?: string;
  /** Opened without a tap: it must not open a phone's keyboard. */
  byItself?: boolean;
}

const CLOSED: LoginPopup = { isOpen: false };

/** The state of the popup of this tab. */
export const loginPopup = sharedValue(CLOSED);

/**
 * Opens the login popup. `next` is a path of `lib/routes.ts` to go to after the login. Opened for
 * somebody who is displayed as logged in, it says that the login has ended.
 */
export function openLogin({ next, byItself }: Omit<LoginPopup, 'isOpen'> = {}): void {
  if (knownSession()?.loggedIn) updateSession({ loggedIn: false });
  loginPopup.set({ isOpen: true, next, byItself });
}

/** Closes the popup; has no effect if it is closed. */
export function closeLogin(): void {
  if (loginPopup.get().isOpen) loginPopup.set(CLOSED);
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
