import { DELIVERY_DAYS_IN_META } from '@/contract/shop/limits';
import type { Translate } from '@/lib/language/translate';

/** Returns the description of goods that have none in the language of `t`. */
export function deliveredMeta(name: string, t: Translate): string {
  return t('Buy {name} online. Delivered across India in {days} days.', {
    name,
    days: `${DELIVERY_DAYS_IN_META.min}-${DELIVERY_DAYS_IN_META.max}`,
  });
}
