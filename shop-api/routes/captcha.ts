import type { captchaEndpoints } from '../../contract/captcha.ts';
import { DONE } from './done.ts';
import type { HandlersOf } from './handlers-of.ts';

export const captchaHandlers: HandlersOf<typeof captchaEndpoints> = {
  getCaptcha: async ({ ctx, input }) => {
    const { provider, siteKey, challenge } = await ctx.captcha.task(input.query.form);
    return { ...DONE, provider, site_key: siteKey, challenge };
  },
};
