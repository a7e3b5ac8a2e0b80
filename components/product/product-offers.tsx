import { useText } from '#language';
import { offerWorth } from '@/components/shared/offer-texts';
import { Icon } from '@/components/ui/icon';
import { StaffText } from '@/components/ui/staff-text';
import { offerMessages } from '@/contract/messages/vouchers';
import { toPaise, wholeRupees } from '@/contract/shop/money';
import type { Offer } from '@/contract/vouchers/offers';

/** The vouchers that count for a product; the cart offers each for one tap. */
export function ProductOffers({ offers }: { offers: readonly Offer[] }) {
  const t = useText();
  if (offers.length === 0) return null;
  return (
    <ul className="stack gap-1 mt-3 vana-icons icon-18 small" aria-label={t('Offers')}>
      {offers.map((offer) => (
        <li key={offer.code} className="flex gap-2">
          <Icon name="gift" />
          <span className="wrap-anywhere">
            <b>{offer.code}</b>{' '}
            {offer.title ? <StaffText text={offer.title} /> : t.filled(offerWorth(offer))}
            {offer.minimum > 0 && (
              <span className="block muted">
                {t.filled(offerMessages.minimum(wholeRupees(toPaise(offer.minimum))))}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
