import 'server-only';
import { captchaEndpoints } from '@/contract/captcha';
import { checkFields } from './check-fields';
import type { Read } from './handle-read';

/** What a form, named in the query, has to solve before it is sent. */
export async function readCaptcha({ query, call }: Read): Promise<object> {
  const values = Object.fromEntries(query);
  const { form } = await checkFields(captchaEndpoints.getCaptcha.query, { values, isForm: true });
  const { provider, site_key, challenge } = await call('getCaptcha', { query: { form } });
  return { provider, site_key, challenge };
}
