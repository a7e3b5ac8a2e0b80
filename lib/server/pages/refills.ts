import 'server-only';
import { formatWeekday } from '@/lib/format/dates';
import { routes } from '@/lib/routes';
import type { ShopperCall } from '@/lib/server/api/shopper-call';
import { readSession } from '@/lib/server/session/session';
import type { DisplayedRefill } from '@/lib/view/refills';
import { asCustomer, orNull } from './as-customer';

/**
 * Returns the reminders of the goods of an order, by product; none if they cannot be read, or if the
 * customer has no address that they could go to. Personal: never cached.
 */
export async function getOrderRefills(orderId: number): Promise<Map<number, DisplayedRefill>> {
  const session = await readSession();
  const read = (call: ShopperCall) => call('listRefills', { params: { orderId } });
  const answer = await orNull(asCustomer({ session, page: routes.order(orderId), read }));
  const known = answer?.has_mailbox ? answer.data : [];
  return new Map(
    known.map(({ product_id: id, days, comes }) => [
      id,
      { days, comes: comes && formatWeekday(comes) },
    ]),
  );
}
