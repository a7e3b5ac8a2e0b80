import type { Translate } from '@/lib/language/translate';

/**
 * Returns the description of goods that have none in the language of `t`. Its days are
 * `DELIVERY_DAYS_IN_META`; a sentence with places for them could not be looked up.
 */
export function deliveredMeta(name: string, t: Translate): string {
  return t(`Buy ${name} online. Delivered across India in 4-7 days.`);
}
