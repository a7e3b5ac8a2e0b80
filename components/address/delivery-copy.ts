import { pinPlaceName } from '@/components/shared/pin-lookup.client';
import { formatRupees } from '@/contract/shop/money';
import type { Translate } from '@/lib/language/translate';
import type { PinFound } from '@/lib/view/pin';

/** Returns the delivery time and charge of a PIN code, for a member of Elite or for non-members. */
export function deliveryCopy(found: PinFound, isMember: boolean, t: Translate): string {
  const { place, arrives, arrivesForElite } = found;
  const where = t.filled(pinPlaceName(found));
  if (isMember && arrivesForElite !== null) {
    return t('{place}. Free delivery by {day}, with Elite.', {
      place: where,
      day: t.filled(arrivesForElite),
    });
  }
  const price = formatRupees(place.shipping_amt);
  const isFree = isMember || place.shipping_amt === 0;
  const charge = isFree ? t('Free delivery') : t('Delivery for {price}', { price });
  return t('{place}. {charge}, usually by {day}.', {
    place: where,
    charge,
    day: t.filled(arrives),
  });
}
