import { cartMessages } from '../../../contract/messages/cart.ts';
import { sampleFacts } from '../../../contract/settings/sample-facts.ts';
import type { CompanyProfile } from '../../../contract/shop/shop.ts';
import type { Context } from '../kernel/context.ts';
import { DomainError } from '../kernel/errors.ts';

/**
 * Refuses to sell in a live shop while a fact of the company is a sample: the law wants a real
 * seller on every invoice, a real licence on food and an officer whom buyers reach (CGST Rules 2017,
 * rule 46; FSS Act 2006, section 31; E-Commerce Rules 2020, rule 4). The first step of the desk
 * names what is missing. Errors: `invalid`.
 */
export function assertSells({ mode }: Pick<Context, 'mode'>, company: CompanyProfile): void {
  if (mode === 'demo' || sampleFacts(company).length === 0) return;
  throw new DomainError('invalid', 'shop_not_open', cartMessages.notOpen);
}
