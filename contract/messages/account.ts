import { withValues } from './text-with-values.ts';

/** Messages about accounts of storefront and API, or of the storefront alone. */
export const accountMessages = {
  loggedIn: 'Login successfully!',
  loggedOut: 'Logged out successfully!',
  signedUp: 'Your account has been created!',
  signUpFailed: 'Sign-up failed!',
  signUpRefused: (reason: string) => withValues('Sign-up failed! {reason}', { reason }),
  /** The code of a number without an account was right: only the sign-up is missing. */
  numberProven: 'Your number is confirmed.',
  numberNotProven: 'Please confirm your mobile number with an OTP.',
  /** The answer to a sign-up never came, and a second one shows that the account is made. */
  madeBefore: 'Your account is made. Log in with a code to go on.',
  /** Beside a code that was sent or not: no answer came. */
  maybeSent: 'No answer came. If the SMS has reached you, enter its code here.',
  /** One message for a link that is truncated, expired, or of another account or email address. */
  badConfirmLink: 'This link is not valid any more. Please ask for a new one.',
} as const;

/** Messages about accounts of the shop API alone. */
export const accountApiMessages = {
  codeSent: 'OTP sent successfully!',
  welcomeBack: 'Welcome back! Your account is open again.',
  emailConfirmed: 'Your email address is confirmed.',
  confirmLinkSent: 'We have sent you a link.',
  noEmail: 'Your account has no email address',
  knownEmail: 'An account with this email already exists. Please login.',
  knownMobile: 'This mobile number is already registered. Please login.',
  notRegistered: 'This mobile number is not registered. Please create an account.',
  codeNotSent: 'We could not send the OTP. Please try again later!',
  wrongCode: 'The OTP is not right. Please try again!',
  noCode: 'The OTP has expired. Please ask for a new one!',
  staffNeedPassword: 'Staff log in with email and password.',
  blocked: 'This account is blocked. Please contact us to have it opened again.',
  wrongLogin: 'Invalid email or password',
} as const;
