import { dayAfter } from '../../../contract/kit/calendar-day.ts';
import { giftDayOfAddress } from '../../../contract/messages/gift-days.ts';
import { MAX_GIFT_DAYS } from '../../../contract/shop/limits.ts';
import type { DeliverySettings } from '../../../contract/shop/settings.ts';
import { estimateDelivery, leavesFor } from '../delivery/estimate-delivery.ts';
import { workingDaysTo } from '../delivery/working-days.ts';
import type { OrderRow } from '../inventory/open-order.ts';
import { invalidField } from '../kernel/errors.ts';
import { isoDayInIndia } from '../kernel/india-time.ts';
import type { WantedPlace } from './order-place.ts';
import { knownPlaceOf } from './timeline.ts';

/** Days in India, `2026-12-01`; null: the gift goes as soon as it can, or it is none. */
export interface GiftDays {
  /** The first day on which it may arrive. */
  giftDay: string | null;
  /** The day on which it leaves the shop for that. */
  sendFrom: string | null;
}

interface WishedGift {
  input: Pick<WantedPlace, 'deliveryMethod' | 'collect'> & { isGift: boolean; giftDay: string };
  place: Pick<OrderRow, 'cityId' | 'stateName'>;
  now: Date;
}

/**
 * Returns when a gift that is ordered now arrives and leaves. Errors: `invalid` (`gift_day`) for a day
 * before the one that the delivery promises for the address, or further ahead than gifts wait.
 */
export function giftDaysOf(of: DeliverySettings, { input, place, now }: WishedGift): GiftDays {
  const { isGift, giftDay: day, deliveryMethod, collect } = input;
  // Who collects a gift chooses the day by coming.
  if (!isGift || !day || collect) return { giftDay: null, sendFrom: null };
  const isRapid = deliveryMethod === 'Same or next day delivery';
  const usual = { ...knownPlaceOf(place), isMember: isRapid, now };
  const first = estimateDelivery(of, usual).latest;
  const last = dayAfter(isoDayInIndia(now), MAX_GIFT_DAYS);
  if (day < first || day > last) {
    throw invalidField('gift_day', 'gift_day_not_possible', giftDayOfAddress(first, last));
  }
  const transit = isRapid ? 0 : workingDaysTo(of, place).min;
  return { giftDay: day, sendFrom: leavesFor(day, transit) };
}
