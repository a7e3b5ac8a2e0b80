import { pinPlaceName } from '@/components/shared/pin-lookup.client';
import { formatRupees } from '@/contract/shop/money';
import type { PinFound } from '@/lib/view/pin';

/** Returns the delivery time and charge of a PIN code, for a member of Elite or for non-members. */
export function deliveryCopy(found: PinFound, isMember: boolean): string {
  const { place, arrives, arrivesForElite } = found;
  const where = pinPlaceName(found);
  if (isMember && arrivesForElite !== null) {
    return `${where}. Free delivery by ${arrivesForElite}, with Elite.`;
  }
  const isFree = isMember || place.shipping_amt === 0;
  const charge = isFree ? 'Free delivery' : `Delivery for ${formatRupees(place.shipping_amt)}`;
  return `${where}. ${charge}, usually by ${arrives}.`;
}
