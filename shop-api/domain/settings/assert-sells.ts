import { cartMessages } from '../../../contract/messages/cart.ts';
import { untilText } from '../../../contract/messages/dates.ts';
import { orderMessages } from '../../../contract/messages/orders.ts';
import { sampleFacts } from '../../../contract/settings/sample-facts.ts';
import { isClosedForOrders } from '../../../contract/shop/settings.ts';
import type { Context } from '../kernel/context.ts';
import { DomainError } from '../kernel/errors.ts';
import { inIndia } from '../kernel/india-time.ts';
import type { AllSettings } from './read-settings.ts';

/**
 * Refuses to sell while staff have closed the shop, and in a live shop while a fact of the company is
 * a sample: the law wants a real seller on every invoice, a real licence on food and an officer whom
 * buyers reach (CGST Rules 2017, rule 46; FSS Act 2006, section 31; E-Commerce Rules 2020, rule 4).
 * The first step of the desk names what is missing. Errors: `invalid`.
 */
export function assertSells(
  { mode, clock }: Pick<Context, 'mode' | 'clock'>,
  { company, orders }: Pick<AllSettings, 'company' | 'orders'>,
): void {
  if (isClosedForOrders({ orders }, clock.now())) {
    const { closed_until: until } = orders;
    const end = until === null ? undefined : inIndia(new Date(until));
    throw new DomainError(
      'invalid',
      'orders_closed',
      orderMessages.closed(end ? untilText(end, end) : ''),
    );
  }
  if (mode === 'demo' || sampleFacts(company).length === 0) return;
  throw new DomainError('invalid', 'shop_not_open', cartMessages.notOpen);
}
