import type { PaymentPurpose } from '../../../contract/orders/payment-kinds.ts';
import type { Language } from '../../../contract/shop/languages.ts';
import type { Database } from '../../db/database.ts';
import type { CaptchaProvider } from '../../providers/captcha/captcha.ts';
import type { Clock } from '../../providers/clock.ts';
import type { GoodsFiles } from '../../providers/goods-files/goods-file.ts';
import type { Ids } from '../../providers/ids.ts';
import type { InvoicePrinter } from '../../providers/invoice/invoice-document.ts';
import type { Keys } from '../../providers/keys.ts';
import type { Passwords } from '../../providers/passwords/passwords.ts';
import type { PaymentGateway } from '../../providers/payment/payment-gateway.ts';
import type { PictureStore } from '../../providers/pictures/picture-store.ts';
import type { SearchServer } from '../../providers/search/search-server.ts';
import type { Sms } from '../../providers/sms/sms.ts';
import type { AvatarFiles, PhotoFiles, UploadMaker } from '../../providers/uploads/upload-maker.ts';
import type { Who } from './who.ts';

/**
 * The first argument of every verb: `verb({ ctx, input })`. A verb that changes data does so within
 * `inTransaction(ctx.db, …)`, which joins the transaction of its caller where there is one.
 */
export interface Context {
  /** The database, or the transaction of the verb. */
  db: Database;
  /** Where to write while `db` is a copy for reads only. */
  primary?: Database | undefined;
  who: Who;
  /** The shopper's IP address, as far as known. Only for limits. */
  address: string;
  /** The language of the page that makes the call, as far as it says so. */
  language?: Language | undefined;
  /** The user agent of the shopper's browser, as far as known. It is not stored. */
  agent?: string | undefined;
  clock: Clock;
  ids: Ids;
  /**
   * Notifies the storefront of the cache tags a change affects (`product:1001`, `products`).
   * Returns immediately; the notice is sent after the transaction commits.
   */
  notify: (tags: readonly string[]) => void;
  keys: Keys;
  passwords: Passwords;
  sms: Sms;
  captcha: CaptchaProvider;
  gateways: Gateways;
  /** The settlement of each kind of payment. */
  settlers: Settlers;
  invoicePrinter: InvoicePrinter;
  avatars: UploadMaker<AvatarFiles>;
  photos: UploadMaker<PhotoFiles>;
  /** Keeps the shop's own pictures. */
  pictureStore: PictureStore;
  /** Files by which goods come in and go out. */
  goodsFiles: GoodsFiles;
  /** Undefined: the database alone finds products. */
  searchServer: SearchServer | undefined;
  /** Logs a warning that the operator of the shop should look at. */
  alarm: (message: string) => void;
  /** Login codes an hour, for all numbers together, above which none is sent. */
  loginCodeCeiling: number;
  /** The login code of an hour from which on one network address has to solve a captcha. */
  loginCodeCaptchaFrom: number;
  /** Gift cards an hour that one IP address may request, and that one receiver may be sent. */
  giftCardsPerHour: number;
  /** Messages, leads and bookings an hour, of each form, that one IP address may send. */
  enquiriesPerHour: number;
  /** The origin shoppers see, without a trailing slash. */
  publicOrigin: string;
  /** The id of the company that runs the shop; every call names it. */
  companyId: number;
  /** A live shop takes orders for a company alone that is no sample. */
  mode: 'demo' | 'live';
}

/** What a verb is given: `verb({ ctx, input })`. */
export interface Given<Input> {
  ctx: Context;
  input: Input;
}

/** The configured payment gateways. */
export interface Gateways {
  /** The gateway of new payments. */
  chosen: PaymentGateway;
  /** The gateway a payment was opened with, which may differ from the chosen one. */
  named: (name: string) => PaymentGateway | undefined;
}

/** `done`, or the reason for a refund. */
export type Settled = 'done' | 'paid twice' | 'paid too late';

/** Waits for payment, is paid (by any payment), or no longer accepts payment. */
export type SubjectStatus = 'open' | 'paid' | 'over';

/** The settlement of one kind of payment subject. */
interface Settler {
  /**
   * Locks the subject's row within the transaction of the payment, always before the payment's own
   * row. Does nothing where no such order or gift card exists.
   */
  lock: (ctx: Context, id: number) => Promise<void>;
  /**
   * Fulfils the subject that a payment of this amount pays, within the transaction of the payment;
   * the row is locked.
   */
  settle: (ctx: Context, id: number, amountPaise: number) => Promise<Settled>;
  /** Whether a payment arriving now would be used; otherwise it would be refunded. */
  status: (db: Database, id: number) => Promise<SubjectStatus>;
}

/** The settlement of each payment purpose. */
export type Settlers = Record<PaymentPurpose, Settler>;
