import 'server-only';
import { dayAfter } from '@/contract/kit/calendar-day';
import { MAX_GIFT_DAYS } from '@/contract/shop/limits';
import { todayInIndia } from '@/lib/format/india-day';
import type { GiftSpan } from '@/lib/view/cart';

/** Returns the days on which a gift may arrive, from tomorrow on; the API knows more of an address. */
export function giftSpan(): GiftSpan {
  const today = todayInIndia();
  return { first: dayAfter(today, 1), last: dayAfter(today, MAX_GIFT_DAYS) };
}
