import type { PinFound } from '@/lib/api/addresses';
import { formatRupees } from '@/lib/format/money';

/** What a delivery to a PIN code takes and costs, for a member of Elite or for everyone else. */
export function deliveryWords({ place, arrives }: PinFound, isElite: boolean): string {
  const where = `${place.city?.name ?? place.district}, ${place.state.name}.`;
  if (isElite && place.is_rapid_for_elite)
    return `${where} Free delivery, the same or the next day.`;
  const isFree = isElite || place.shipping_amt === 0;
  const charge = isFree ? 'Free delivery' : `Delivery for ${formatRupees(place.shipping_amt)}`;
  return `${where} ${charge}, usually by ${arrives}.`;
}
