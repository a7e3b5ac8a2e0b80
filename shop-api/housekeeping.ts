import type { Logger } from 'pino';
import { forgetOldCodes } from './domain/accounts/login-code/codes.ts';
import { forgetOldProofs } from './domain/accounts/login-code/number-proof.ts';
import { forgetCatalogueChanges } from './domain/catalogue/product-index/forget-changes.ts';
import { forgetOldQueries } from './domain/catalogue/search/queries/search-log.ts';
import {
  forgetHealthData,
  forgetOldAppointments,
  forgetOldLeads,
  forgetOldStockAlerts,
} from './domain/enquiries/forget-enquiries.ts';
import { forgetUnpaidGiftCards } from './domain/gift-cards/settle-gift-card.ts';
import { forgetOldAttempts } from './domain/kernel/attempts.ts';
import { forgetUsedCaptchas } from './domain/kernel/captcha.ts';
import type { Context } from './domain/kernel/context.ts';
import { HOUR_MS } from './domain/kernel/durations.ts';
import { forgetOldKeys } from './domain/kernel/idempotency.ts';
import { forgetQueuedOnce } from './domain/mail/queue-mail.ts';
import { forgetReturnPhotos } from './domain/returns/return-photos.ts';
import { forgetOldLogins } from './domain/session/logins.ts';

const EVERY_MS = 6 * HOUR_MS;

interface Housekeeping {
  ctx: Pick<Context, 'db' | 'clock'>;
  logger: Logger;
}

const CHORES = [
  forgetOldKeys,
  forgetOldLogins,
  forgetOldCodes,
  forgetOldProofs,
  forgetOldAttempts,
  forgetUsedCaptchas,
  forgetUnpaidGiftCards,
  forgetHealthData,
  forgetOldAppointments,
  forgetOldLeads,
  forgetOldStockAlerts,
  forgetReturnPhotos,
  forgetQueuedOnce,
  forgetOldQueries,
  forgetCatalogueChanges,
];

/**
 * Deletes expired rows, now and every six hours. The timer does not prevent the process from
 * ending.
 */
export function startHousekeeping({ ctx, logger }: Housekeeping): void {
  const clear = () => {
    for (const chore of CHORES) {
      chore({ ctx }).catch((error: unknown) => logger.warn({ error }, 'Housekeeping failed'));
    }
  };
  clear();
  setInterval(clear, EVERY_MS).unref();
}
