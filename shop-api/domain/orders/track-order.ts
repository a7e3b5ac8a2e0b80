import { eq } from 'drizzle-orm';
import { trackingMessages } from '../../../contract/messages/orders.ts';
import type { TrackedOrder } from '../../../contract/orders/track.ts';
import { TRACKING_LINK_DAYS } from '../../../contract/shop/limits.ts';
import { pagePath } from '../../../contract/shop/page-path.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Context } from '../kernel/context.ts';
import { DAY_MS } from '../kernel/durations.ts';
import { DomainError } from '../kernel/errors.ts';
import { readSignedNumber, signedNumber } from '../kernel/signed-number.ts';
import { orderLineOf } from './order-lines.ts';
import { readOrder } from './read-order.ts';

/** Short enough for text messages, whose links may have 60 characters. */
const TRACKING_LINKS = { purpose: 'track order', digits: 20 };

/** Returns the address that shows where an order stands to whoever has it. */
export function trackingPage(ctx: Pick<Context, 'keys' | 'publicOrigin'>, orderId: number): string {
  const token = signedNumber(ctx, TRACKING_LINKS, orderId);
  return ctx.publicOrigin + pagePath('trackOrder', { token });
}

interface TrackOrder {
  ctx: Pick<Context, 'db' | 'clock' | 'keys'>;
  input: { token: string };
}

/**
 * Public, by signature. Returns where an order stands, without who gets it and what it costs.
 * Errors: `not_found` for a forged link, and for one whose order has not moved for 60 days.
 */
export async function trackOrder({ ctx, input }: TrackOrder): Promise<TrackedOrder> {
  const number = readSignedNumber(ctx, TRACKING_LINKS, input.token);
  if (number === null) {
    throw new DomainError('not_found', 'tracking_link_not_valid', trackingMessages.notValid);
  }
  const { order, lines, facts } = await readOrder(ctx.db, eq(orders.id, number));
  const moved = facts.timeline.at(-1)?.at ?? order.placedAt.toISOString();
  if (Date.parse(moved) + TRACKING_LINK_DAYS * DAY_MS < ctx.clock.now().getTime()) {
    throw new DomainError('not_found', 'tracking_link_over', trackingMessages.over);
  }
  const { id, order_id, order_status, timeline, shipment, expected_by } = facts;
  const { is_paid, pay_type, replaced_by, is_collected, collect } = facts;
  return {
    ...{ id, order_id, order_status, timeline, shipment, expected_by },
    ...{ is_paid, pay_type, replaced_by, is_collected, collect },
    goods: lines.map(orderLineOf).map((line) => ({
      id: line.id,
      product_name: line.product_name,
      translations: line.translations,
      product_image: line.product_image,
      quantity: line.quantity,
    })),
  };
}
