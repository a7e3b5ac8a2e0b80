/** Messages about the profile of storefront and API, or of the storefront alone. */
export const profileMessages = {
  notLoaded: 'Error loading profile',
  failed: 'Something went wrong / Please try again later.',
  closed: 'Your account has been deactivated.',
  /** Refuses a new number without its code, at the field `otp`: the code has just been sent. */
  newNumberCode: 'Enter the OTP we have sent to the new number',
} as const;

/** Messages of the validation rules and the shop API about the profile. */
export const profileApiMessages = {
  updated: 'Your profile has been updated!',
  invalidMobile: 'Please enter valid mobile number',
  otherEmail: 'The email cannot be changed',
  mobileTaken: 'This mobile number belongs to another account',
} as const;
