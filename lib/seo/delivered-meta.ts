import type { DeliverySettings } from '@/contract/shop/settings';
import type { Translate } from '@/lib/language/translate';

/** Returns the description of goods that have none in the language of `t`. */
export function deliveredMeta(
  name: string,
  { announced_days: days }: DeliverySettings,
  t: Translate,
): string {
  return t('Buy {name} online. Delivered across India in {days} days.', {
    name,
    days: `${days.min}-${days.max}`,
  });
}
