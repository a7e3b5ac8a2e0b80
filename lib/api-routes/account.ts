import type { Id } from './path';
import { query } from './path';

/** Calls of logging in, the profile and the addresses. */
export const accountApi = {
  login: () => '/api/login',
  /** Checks whether a login is still valid, and redirects. */
  checkLogin: (next: string) => query('/api/login/check', { next }),
  loginCode: () => '/api/otp',
  verifyLoginCode: () => '/api/otp/verify',
  signup: () => '/api/signup',
  resetPassword: () => '/api/reset-password',
  resetPasswordLink: (token: string) => `/api/reset-password/${encodeURIComponent(token)}`,
  updatePassword: () => '/api/update-password',
  confirmEmail: () => '/api/confirm-email',
  sendConfirmEmail: () => '/api/confirm-email/send',
  profile: () => '/api/profile',
  closeAccount: () => '/api/profile/deactivate',
  avatar: () => '/api/profile/picture',
  removeAvatar: () => '/api/profile/picture/remove',
  addresses: () => '/api/addresses',
  address: (id: Id) => `/api/addresses/${id}`,
  removeAddress: (id: Id) => `/api/addresses/${id}/remove`,
  countries: (text: string) => query('/api/places/countries', { q: text }),
  states: (countryId: Id) => `/api/places/states/${countryId}`,
  cities: (stateId: Id) => `/api/places/cities/${stateId}`,
  pin: (pin: string) => `/api/places/pin/${pin}`,
} as const;
