import { useText } from '#language';
import type { DisplayedOrder } from '@/lib/view/orders';

interface ShipmentProps {
  isDelivered: boolean;
  shipment: NonNullable<DisplayedOrder['shipment']>;
}

/** The parcel at the carrier's own page. */
export function Shipment({ shipment, isDelivered }: ShipmentProps) {
  const t = useText();
  const { carrier, tracking_number: number, url } = shipment;
  const parcel = `${carrier} ${number}`.trim();
  return (
    <p className="mt-4">
      {url ? (
        <a className="link" href={url} target="_blank" rel="noopener noreferrer">
          {t(isDelivered ? 'Your parcel at the carrier' : 'Follow your parcel')}: {parcel}
        </a>
      ) : (
        t('Your parcel: {number}', { number: t(parcel) })
      )}
    </p>
  );
}
