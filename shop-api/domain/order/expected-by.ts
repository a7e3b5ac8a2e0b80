import type { OrderState } from '../../db/schema/orders.ts';
import { estimateDelivery } from '../delivery/estimate-delivery.ts';
import type { Place } from '../places/places.ts';
import { INDIA_ID, listCities, listStates } from '../places/places.ts';
import type { OrderStep } from './read-timeline.ts';
import type { OrderRow } from './save-order.ts';

const UNDER_WAY: readonly OrderState[] = ['pending', 'confirmed', 'packed', 'shipped'];

type Travelling = Pick<
  OrderRow,
  'state' | 'payType' | 'placedAt' | 'deliveryMethod' | 'cityId' | 'stateName'
>;

/**
 * The day by which an order is promised, `2026-11-28`, by the Indian calendar; null while nothing is
 * on its way. What is paid online is packed from the moment it is confirmed, the rest from the order on.
 */
export function expectedBy(order: Travelling, timeline: readonly OrderStep[]): string | null {
  const confirmed = timeline.find(({ state }) => state === 'confirmed');
  const begun = order.payType === 'Online Payment' ? confirmed?.at : order.placedAt;
  if (!begun || !UNDER_WAY.includes(order.state)) return null;
  const isRapid = order.deliveryMethod === 'Same or next day delivery';
  return estimateDelivery({ ...placeOf(order), isElite: isRapid, now: begun }).latest;
}

/** Orders keep the state's name and the city's id. */
function placeOf({ stateName, cityId }: Travelling): { state: Place; city: Place | null } {
  const state = listStates(INDIA_ID).find(({ name }) => name === stateName);
  if (!state) return { state: { id: 0, name: stateName }, city: null };
  return { state, city: listCities(state.id).find(({ id }) => id === cityId) ?? null };
}
