import type { Language } from '@/contract/shop/languages';
import { type Id, query } from './path';

/** Calls of logging in, the profile and the addresses. */
export const accountApi = {
  login: () => '/api/login',
  /** Checks whether a login is still valid, and redirects. */
  checkLogin: (next: string) => query('/api/login/check', { next }),
  loginCode: () => '/api/otp',
  verifyLoginCode: () => '/api/otp/verify',
  signup: () => '/api/signup',
  provenSignup: () => '/api/signup/proven',
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
  countries: (text: string, language: Language) =>
    query('/api/places/countries', { q: text, ...namesIn(language) }),
  states: (countryId: Id, language: Language) =>
    query(`/api/places/states/${countryId}`, namesIn(language)),
  cities: (stateId: Id, language: Language) =>
    query(`/api/places/cities/${stateId}`, namesIn(language)),
  pin: (pin: string) => `/api/places/pin/${pin}`,
} as const;

/** Names of places are English unless another language is asked for. */
function namesIn(language: Language): Record<string, string> {
  return language === 'en' ? {} : { language };
}
