import { stockMessages } from '../../../../contract/messages/staff-stock.ts';
import { MAX_ID } from '../../../../contract/shop/limits.ts';
import { DomainError, invalidField } from '../../kernel/errors.ts';
import type { StockCause } from '../../kernel/stock-cause.ts';

type Correction = Omit<StockCause, 'kind'> & Required<Pick<StockCause, 'reason'>>;

/** Returns what the movements of a correction tell. */
export function correctionCause(given: Correction): StockCause {
  return { ...given, kind: given.reason === 'returned' ? 'return' : 'correction' };
}

/** The refusal of whatever would change the stock of a bundle. */
export const stockOfBundle = () =>
  new DomainError('conflict', 'stock_of_bundle', stockMessages.ofBundle);

/**
 * Returns why a stock, null where nobody counts it, cannot be changed by so many pieces: `conflict`
 * for the one that nobody counts, else `invalid` by field.
 */
export function refusalOf(stock: number | null, change: number): DomainError | undefined {
  if (stock === null) return new DomainError('conflict', 'stock_unknown', stockMessages.unknown);
  if (stock + change < 0) {
    return invalidField('change', 'stock_too_small', stockMessages.tooFew(stock));
  }
  if (stock + change > MAX_ID) {
    return invalidField('change', 'stock_too_large', stockMessages.tooMany);
  }
  return undefined;
}
