import type { CaptchaForm, captchaEndpoints } from '@/contract/captcha';
import type { CallAnswer } from '@/contract/endpoint';
import { getJson } from '@/lib/browser/http';

/** What a form has to solve, and with which service. */
export type CaptchaTask = CallAnswer<typeof captchaEndpoints.getCaptcha>;

/** Asks for a fresh task. @throws ApiError */
export function askCaptcha(form: CaptchaForm): Promise<CaptchaTask> {
  return getJson<CaptchaTask>(`captcha?form=${form}`);
}
