import { sql } from 'drizzle-orm';
import type { CorrectionReason, MovementKind } from '../../../contract/staff/movements.ts';
import type { Database } from '../../db/database.ts';

/** Why a statement changes stocks: what its rows of `stock_movements` tell. */
export interface StockCause {
  kind: MovementKind;
  /** The number of the order, or the name of the import. */
  reference?: string;
  /** Of a correction. */
  reason?: CorrectionReason;
  note?: string;
  /**
   * A member of staff, or whoever else acts. Never the name of a shopper: the rows stay when an
   * account is closed, and the order says whose it was.
   */
  by: { id: number | null; name: string };
  at: Date;
}

/** Who orders, cancels and lets a payment go by. */
export const CUSTOMER = { id: null, name: 'Customer' } as const;
/** What the shop does by itself. */
export const THE_SHOP = { id: null, name: 'The shop' } as const;

/** The setting of the transaction that the trigger of `products` reads, once. */
const SETTING = 'shop.stock_cause';

/** Returns the call that names the cause inside the statement that changes stocks. */
export function namingCause({ by, ...cause }: StockCause) {
  const said = JSON.stringify({ ...cause, by_id: by.id, by_name: by.name });
  return sql`set_config(${SETTING}, ${said}, true)`;
}

/**
 * Names the cause of the next statement that writes products, in the same transaction. Without it a
 * change counts as one by SQL.
 */
export async function nameStockCause(tx: Database, cause: StockCause): Promise<void> {
  await tx.execute(sql`SELECT ${namingCause(cause)}`);
}
