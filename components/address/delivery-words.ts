import { placeWords } from '@/components/shared/pin-words';
import type { PinFound } from '@/lib/api/pin';
import { formatRupees } from '@/lib/format/money';

/** What a delivery to a PIN code takes and costs, for a member of Elite or for everyone else. */
export function deliveryWords(found: PinFound, isElite: boolean): string {
  const { place, arrives, arrivesForElite } = found;
  const where = placeWords(found);
  if (isElite && arrivesForElite !== null) {
    return `${where}. Free delivery by ${arrivesForElite}, with Elite.`;
  }
  const isFree = isElite || place.shipping_amt === 0;
  const charge = isFree ? 'Free delivery' : `Delivery for ${formatRupees(place.shipping_amt)}`;
  return `${where}. ${charge}, usually by ${arrives}.`;
}
