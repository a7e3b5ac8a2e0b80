import type { CaptchaForm, captchaEndpoints } from '@/contract/accounts/captcha';
import type { CallAnswer } from '@/contract/kit/endpoint';
import { query } from '@/lib/api-routes/path';
import { shoppingApi } from '@/lib/api-routes/shopping';
import { getJson } from '@/lib/browser/http';

/** The challenge of a form, and the service that provides it. */
export type CaptchaChallenge = CallAnswer<typeof captchaEndpoints.getCaptcha>;

/** Requests a new challenge. @throws ApiError */
export function askCaptcha(form: CaptchaForm): Promise<CaptchaChallenge> {
  return getJson<CaptchaChallenge>(query(shoppingApi.captcha(), { form }));
}
