import { ApiError, NOT_ANSWERING } from './api-error';

/** The specification's words about accounts, and what is said where the server gave no reason. */
export const accountMessages = {
  loggedIn: 'Login successfully!',
  loggedOut: 'Logged out successfully!',
  signedUp: 'Your account has been created!',
  codeNotSent: 'Please try again later!',
  notLoggedIn: 'Please try again later!',
  noAnswer: 'Something went wrong. Please try again later!',
  signUpFailed: 'Sign-up failed!',
  notSignedUp: 'Something went wrong.',
  resetNotSent: 'Something went wrong',
  notReset: 'Something went wrong',
  notChanged: 'An error occurred',
  notLoggedOut: 'Something went wrong. Please try again later!',
} as const;

/** True where the shop API itself spoke, rather than nobody or something on the way. */
function isReasoned(error: unknown): error is ApiError {
  return error instanceof ApiError && error.kind === 'domain' && error.message !== NOT_ANSWERING;
}

/** The API's reason why something of the account failed, else the given words. */
export function accountMessage(error: unknown, fallback: string): string {
  return isReasoned(error) ? error.message : fallback;
}

/** Why a login failed; silence has words of its own. */
export function loginMessage(error: unknown): string {
  const isSilent =
    error instanceof ApiError && (error.kind === 'network' || error.message === NOT_ANSWERING);
  return accountMessage(error, isSilent ? accountMessages.noAnswer : accountMessages.notLoggedIn);
}

/** Why a sign-up failed: a title and, where the API gave one, its reason. */
export function signUpMessage(error: unknown): string {
  if (!isReasoned(error)) return accountMessages.notSignedUp;
  return `${accountMessages.signUpFailed} ${error.message}`;
}
