import type { Database } from '../db/database.ts';
import type { Clock } from '../providers/clock/clock.ts';
import type { Ids } from '../providers/ids/ids.ts';
import type { Who } from './identity/who.ts';

/**
 * What every verb is given: `verb({ ctx, input })`. A verb that changes something does so within
 * `inTransaction(ctx.db, …)`, which joins the transaction of its caller where there is one.
 */
export interface Context {
  /** The database, or the transaction the verb is a part of. */
  db: Database;
  who: Who;
  clock: Clock;
  ids: Ids;
  /**
   * Tells the storefront which cache tags a change touched (`product:1001`, `products`). Returns at
   * once; the notice is sent after the transaction is done.
   */
  notify: (tags: readonly string[]) => void;
}
