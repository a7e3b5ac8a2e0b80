import type { Logger } from 'pino';
import { forgetOldCodes } from './domain/accounts/login-code/codes.ts';
import { forgetOldProofs } from './domain/accounts/login-code/number-proof.ts';
import { forgetCacheNotices } from './domain/cache-notices/forget-notices.ts';
import { forgetOldSteps } from './domain/cart/count-step.ts';
import { forgetImports } from './domain/catalogue/goods-files/forget-imports.ts';
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
import { forgetPhoneOrders } from './domain/orders/by-phone/stored-phone-orders.ts';
import { forgetUnusedPictures } from './domain/pictures/forget-pictures.ts';
import { forgetReturnPhotos } from './domain/returns/return-photos.ts';
import { forgetOldLogins } from './domain/session/logins.ts';
import { reportBrokenSettings } from './domain/settings/read-settings.ts';
import { forgetPreviews } from './domain/trail/previews.ts';
import type { JobMetrics } from './http/job-metrics.ts';
import { type Loop, runLoop } from './run-loop.ts';

const EVERY_MS = 6 * HOUR_MS;
const FAILURE = 'Housekeeping failed';

interface Housekeeping {
  ctx: Pick<Context, 'db' | 'clock' | 'keys' | 'alarm' | 'pictureStore' | 'goodsFiles'>;
  /** Counts the runs of each chore. */
  metrics: JobMetrics;
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
  forgetPhoneOrders,
  forgetReturnPhotos,
  forgetQueuedOnce,
  forgetOldQueries,
  forgetOldSteps,
  forgetCacheNotices,
  forgetCatalogueChanges,
  forgetUnusedPictures,
  forgetImports,
  forgetPreviews,
  reportBrokenSettings,
];

/** Deletes expired rows and looks after the settings, now and every six hours. */
export function startHousekeeping({ ctx, metrics, logger }: Housekeeping): Loop {
  const work = async () => {
    const runs = CHORES.map((chore) => metrics.count(chore.name, () => chore({ ctx })));
    const outcomes = await Promise.allSettled(runs);
    for (const { reason } of outcomes.filter((one) => one.status === 'rejected')) {
      logger.warn({ error: reason }, FAILURE);
    }
    return 0;
  };
  return runLoop({ failure: FAILURE, everyMs: EVERY_MS, logger, work });
}
