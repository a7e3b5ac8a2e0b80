import type { Database } from '../db/database.ts';
import type { Captcha } from '../providers/captcha/captcha.ts';
import type { Clock } from '../providers/clock/clock.ts';
import type { Ids } from '../providers/ids/ids.ts';
import type { InvoicePrinter } from '../providers/invoice/invoice-document.ts';
import type { Keys } from '../providers/keys/keys.ts';
import type { Passwords } from '../providers/passwords/passwords.ts';
import type { Portraits } from '../providers/portraits/portraits.ts';
import type { Sms } from '../providers/sms/sms.ts';
import type { Who } from './identity/who.ts';
import type { Gateways } from './payment/gateways.ts';

/**
 * What every verb is given: `verb({ ctx, input })`. A verb that changes something does so within
 * `inTransaction(ctx.db, …)`, which joins the transaction of its caller where there is one.
 */
export interface Context {
  /** The database, or the transaction the verb is a part of. */
  db: Database;
  who: Who;
  /** The shopper's network address, as far as it is known. Only for limits. */
  address: string;
  clock: Clock;
  ids: Ids;
  /**
   * Tells the storefront which cache tags a change touched (`product:1001`, `products`). Returns at
   * once; the notice is sent after the transaction is done.
   */
  notify: (tags: readonly string[]) => void;
  keys: Keys;
  passwords: Passwords;
  sms: Sms;
  captcha: Captcha;
  gateways: Gateways;
  invoicePrinter: InvoicePrinter;
  portraits: Portraits;
  /** What the person behind the shop should look at; goes to the log as a warning. */
  alarm: (message: string) => void;
  /** Login codes an hour, all numbers together, above which none is sent. */
  otpCeiling: number;
  /** Gift vouchers that one network address may ask for, and one receiver may be sent, in an hour. */
  giftVouchersPerHour: number;
  /** The origin shoppers see, without a trailing slash. */
  publicOrigin: string;
  /** The company whose shop this is; every call names it. */
  companyId: number;
}
