import { pathsOf } from './path.ts';

/** Calls of logging in, the profile and the addresses. */
export const accountApi = pathsOf({
  login: '/api/login',
  /** Asks for a passkey after the password, and logs in with it. */
  askPasskey: '/api/login/passkey/ask',
  loginByPasskey: '/api/login/passkey',
  /** Checks whether a login is still valid, and redirects to the page that `next` names. */
  checkLogin: '/api/login/check',
  loginCode: '/api/otp',
  verifyLoginCode: '/api/otp/verify',
  signup: '/api/signup',
  provenSignup: '/api/signup/proven',
  resetPassword: '/api/reset-password',
  resetPasswordLink: '/api/reset-password/:token',
  updatePassword: '/api/update-password',
  confirmEmail: '/api/confirm-email',
  sendConfirmEmail: '/api/confirm-email/send',
  profile: '/api/profile',
  closeAccount: '/api/profile/deactivate',
  avatar: '/api/profile/picture',
  removeAvatar: '/api/profile/picture/remove',
  addresses: '/api/addresses',
  address: '/api/addresses/:id',
  removeAddress: '/api/addresses/:id/remove',
  countries: '/api/places/countries',
  states: '/api/places/states/:id',
  cities: '/api/places/cities/:id',
  pin: '/api/places/pin/:pin',
});
