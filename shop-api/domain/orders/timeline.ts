import { asc, eq } from 'drizzle-orm';
import { isInProgress, type OrderState } from '../../../contract/orders/order-states.ts';
import { ONLINE_PAYMENT } from '../../../contract/orders/payment-kinds.ts';
import type { DeliverySettings } from '../../../contract/shop/settings.ts';
import type { Database } from '../../db/database.ts';
import { orderEvents } from '../../db/schema/orders.ts';
import { estimateDelivery, packedBy } from '../delivery/estimate-delivery.ts';
import { INDIA_ID, listCities, listStates, type Place } from '../delivery/places.ts';
import type { OrderRow } from '../inventory/open-order.ts';
import { startOfIsoDay } from '../kernel/india-time.ts';
import { isCollected } from './collect/collection.ts';

/** A state of an order, and when the order entered it. */
export interface OrderStep {
  state: OrderState;
  at: Date;
}

/** Returns the history of an order, the first state first. */
export function readTimeline(db: Database, orderId: number): Promise<OrderStep[]> {
  return db
    .select({ state: orderEvents.state, at: orderEvents.at })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id));
}

type Travelling = Pick<
  OrderRow,
  | 'state'
  | 'payType'
  | 'placedAt'
  | 'reacceptedAt'
  | 'sendFrom'
  | 'deliveryMethod'
  | 'cityId'
  | 'stateName'
>;

/**
 * Returns the promised day of delivery, `2026-11-28`, in the Indian calendar; null while nothing is
 * in progress. An order paid online is packed from its confirmation on, any other from its placing,
 * or from the moment when its goods were taken again; a gift that is wished for later, from its day on.
 * An order to collect is promised until it is ready.
 */
export function expectedBy(
  of: DeliverySettings,
  order: Travelling,
  timeline: readonly OrderStep[],
): string | null {
  const confirmed = timeline.find(({ state }) => state === 'confirmed');
  const begun =
    order.payType === ONLINE_PAYMENT ? confirmed?.at : (order.reacceptedAt ?? order.placedAt);
  if (!begun || !isInProgress(order.state)) return null;
  if (isCollected(order)) return order.state === 'packed' ? null : packedBy(of, begun);
  const isRapid = order.deliveryMethod === 'Same or next day delivery';
  const now = order.sendFrom ? later(begun, startOfIsoDay(order.sendFrom)) : begun;
  return estimateDelivery(of, { ...knownPlaceOf(order), isMember: isRapid, now }).latest;
}

const later = (one: Date, other: Date): Date => (one > other ? one : other);

/** Looks up the state by its name and the city by its id, as orders store them. */
export function knownPlaceOf({ stateName, cityId }: Pick<OrderRow, 'stateName' | 'cityId'>): {
  state: Place;
  city: Place | null;
} {
  const state = listStates(INDIA_ID).find(({ name }) => name === stateName);
  if (!state) return { state: { id: 0, name: stateName }, city: null };
  return { state, city: listCities(state.id).find(({ id }) => id === cityId) ?? null };
}
