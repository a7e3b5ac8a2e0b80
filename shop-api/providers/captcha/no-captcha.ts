import type { CaptchaProvider } from './captcha.ts';

/** The provider of a shop without captchas: no form has a task, and every form passes. */
export const noCaptcha: CaptchaProvider = {
  isOff: true,
  task: async () => ({ provider: 'none', siteKey: null, challenge: null }),
  check: async () => undefined,
};
