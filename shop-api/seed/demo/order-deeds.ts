import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toRupees } from '../../../contract/shop/money.ts';
import { DEFAULT_SETTINGS } from '../../../contract/shop/settings.ts';
import { writeReview } from '../../domain/catalogue/reviews/write-review.ts';
import { quoteDelivery } from '../../domain/delivery/quote-delivery.ts';
import type { Context } from '../../domain/kernel/context.ts';
import { DAY_MS } from '../../domain/kernel/durations.ts';
import { moveOrder } from '../../domain/orders/move-order.ts';
import { askForReturn } from '../../domain/returns/ask-for-return.ts';
import { moveReturn } from '../../domain/returns/move-return.ts';
import type { DemoDestination } from './demo-accounts.ts';
import type { ContextAt } from './demo-context.ts';
import type { DemoOrder } from './demo-orders.ts';

import { ELITE_CUSTOMER, STAFF_MEMBER } from './demo-people.ts';
import { ORDER_STEPS } from './demo-steps.ts';
import { placeDemoOrder } from './place-demo-order.ts';

/** The picture of the request: the front of the pack, as a customer's phone would send it. */
const PHOTO = join(import.meta.dirname, '../pictures/products/1070-front.webp');

/** Days from the order to what follows its delivery. */
const REQUESTED_AFTER = 5.8;
const APPROVED_AFTER = 6.6;
const REVIEWED_AFTER = 9;

/** Something that somebody does at a moment. */
export interface Deed {
  at: Date;
  run: () => Promise<unknown>;
}

interface DeedsOf {
  order: DemoOrder;
  destination: DemoDestination;
  contextAt: ContextAt;
  now: Date;
}

/** Returns everything that happens with an order; a later deed finds what an earlier one made. */
export function deedsOf({ order, destination, contextAt, now }: DeedsOf): Deed[] {
  const { customerId } = order;
  const made: Made = { orderId: 0, returnId: 0 };
  const deed = (by: 'customer' | 'staff', days: number, run: Run): Deed => {
    const at = new Date(now.getTime() + (days - order.daysAgo) * DAY_MS);
    const who =
      by === 'staff' ? { customerId: STAFF_MEMBER, isStaff: true } : { customerId, isStaff: false };
    return { at, run: () => run(contextAt(who, at), made) };
  };
  return [
    deed('customer', 0, async (ctx) => {
      made.orderId = await place(ctx, order, destination);
    }),
    ...stepsOf(order).map(([to, days]) => deed('staff', days, moveTo(to))),
    ...(order.reviews ?? []).map((review) =>
      deed('customer', REVIEWED_AFTER, (ctx) =>
        writeReview({ ctx, input: { ...review, name: '' } }),
      ),
    ),
    ...(order.replacement
      ? [
          deed('customer', REQUESTED_AFTER, askForReplacement(order.replacement)),
          deed('staff', APPROVED_AFTER, approve),
        ]
      : []),
  ];
}

/** The ids that later deeds need. */
interface Made {
  orderId: number;
  returnId: number;
}

type Run = (ctx: Context, made: Made) => Promise<unknown>;

function place(ctx: Context, order: DemoOrder, { addressId, place: to }: DemoDestination) {
  const isMember = order.customerId === ELITE_CUSTOMER;
  const quote = quoteDelivery(DEFAULT_SETTINGS.delivery, {
    cart: { goodsPaise: 0 },
    place: to,
    who: { isMember },
  });
  return placeDemoOrder({ ctx, order, addressId, shipping: toRupees(quote.paise) });
}

/** An order that is paid at once is confirmed by its payment. */
function stepsOf({ end, online, giftRupees }: DemoOrder) {
  const isPaidAtOnce = online !== undefined || giftRupees !== undefined;
  return ORDER_STEPS[end].filter(([to]) => to !== 'confirmed' || !isPaidAtOnce);
}

function moveTo(to: ReturnType<typeof stepsOf>[number][0]): Run {
  return (ctx, { orderId: id }) => {
    const shipment = { carrier: 'Delhivery' as const, trackingNumber: `1490${100_000 + id}` };
    return moveOrder({ ctx, input: { id, to, ...(to === 'shipped' ? { shipment } : {}) } });
  };
}

function askForReplacement({ productId, details }: NonNullable<DemoOrder['replacement']>): Run {
  return async (ctx, made) => {
    made.returnId = await askForReturn({
      ctx,
      input: {
        ...{ orderId: made.orderId, productId, details, quantity: 1, reason: 'damaged' },
        remedy: 'replacement',
        key: `the request of order ${made.orderId}`,
        photos: [await readFile(PHOTO)],
      },
    });
  };
}

const approve: Run = (ctx, { returnId: id }) =>
  moveReturn({ ctx, input: { id, to: 'approved', answer: '' } });
