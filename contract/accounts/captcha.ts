import { mixed, object, string } from 'yup';
import { endpoint } from '../kit/endpoint.ts';
import { oneOf } from '../kit/fields.ts';
import { done } from '../kit/shapes.ts';

/** Forms that require a captcha. A solution for one form is invalid in another. */
const CAPTCHA_FORMS = [
  'login_code',
  'signup',
  'reset_password',
  'change_password',
  'gift_voucher',
  'contact',
  'appointment',
] as const;
export type CaptchaForm = (typeof CAPTCHA_FORMS)[number];

const PROVIDERS = ['altcha', 'recaptcha', 'none'] as const;

const captchaAnswer = object({
  ...done,
  /** `altcha`: solve `challenge`. `recaptcha`: ask Google with `site_key`, the form as action. `none`: nothing. */
  provider: mixed<(typeof PROVIDERS)[number]>().oneOf(PROVIDERS).required(),
  site_key: string().nullable().defined(),
  /** The input of the ALTCHA widget. */
  challenge: object().nullable().defined(),
});

export const captchaEndpoints = {
  getCaptcha: endpoint({
    summary: 'What a form has to solve before it is sent; beside the specification',
    method: 'GET',
    path: '/user/captcha/',
    access: 'public',
    query: object({ form: oneOf('Form', CAPTCHA_FORMS).required() }),
    answer: captchaAnswer,
  }),
};
