import { captchaEndpoints } from '@/contract/accounts/captcha';
import { checkFields } from '@/lib/server/http/fields';
import { handleRead } from '@/lib/server/http/handle-read';

/** Returns the captcha task of the form named in the query. */
export const GET = handleRead(async ({ query, call }) => {
  const values = Object.fromEntries(query);
  const { form } = await checkFields(captchaEndpoints.getCaptcha.query, { values, isForm: true });
  const { provider, site_key, challenge } = await call('getCaptcha', { query: { form } });
  return { provider, site_key, challenge };
});
