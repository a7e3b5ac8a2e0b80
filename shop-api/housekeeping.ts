import type { Logger } from 'pino';
import { forgetUsedCaptchas } from './domain/captcha/check-captcha.ts';
import type { Context } from './domain/context.ts';
import { forgetUnpaidGiftCards } from './domain/gift-card/forget-unpaid-gift-cards.ts';
import { forgetOldKeys } from './domain/idempotency/forget-old-keys.ts';
import { forgetOldLogins } from './domain/identity/forget-old-logins.ts';
import { forgetOldAttempts } from './domain/limits/count-attempt.ts';
import { forgetOldCodes } from './domain/login-code/forget-old-codes.ts';

const EVERY_MS = 6 * 3_600_000;

interface Housekeeping {
  ctx: Pick<Context, 'db' | 'clock'>;
  logger: Logger;
}

const CHORES = [
  forgetOldKeys,
  forgetOldLogins,
  forgetOldCodes,
  forgetOldAttempts,
  forgetUsedCaptchas,
  forgetUnpaidGiftCards,
];

/** Clears away what has served its time, now and every six hours. It keeps no process alive. */
export function keepHouse({ ctx, logger }: Housekeeping): void {
  const clear = () => {
    for (const chore of CHORES) {
      chore({ ctx }).catch((error: unknown) => logger.warn({ error }, 'Housekeeping failed'));
    }
  };
  clear();
  setInterval(clear, EVERY_MS).unref();
}
