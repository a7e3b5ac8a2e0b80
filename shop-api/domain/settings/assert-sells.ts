import { cartMessages } from '../../../contract/messages/cart.ts';
import type { CompanyProfile } from '../../../contract/shop/shop.ts';
import { shopProfile } from '../../../contract/shop/shop.ts';
import type { Context } from '../kernel/context.ts';
import { DomainError } from '../kernel/errors.ts';

/**
 * Refuses to sell in a live shop while the company is the sample that a shop begins with: the law
 * wants a real seller on every invoice (CGST Rules 2017, rule 46). Errors: `invalid`.
 */
export function assertSells({ mode }: Pick<Context, 'mode'>, { gstin }: CompanyProfile): void {
  if (mode === 'demo' || gstin !== shopProfile.gstin) return;
  throw new DomainError('invalid', 'shop_not_open', cartMessages.notOpen);
}
