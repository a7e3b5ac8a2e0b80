import { useText } from '#language';
import { RadioCard } from '@/components/ui/radio-card';
import { StaffText } from '@/components/ui/staff-text';
import type { PlanOffer } from '@/contract/memberships/memberships';
import { DEFAULT_PLAN } from '@/contract/shop/membership-plans';
import { formatRupees } from '@/contract/shop/money';
import styles from './join-box.module.css';

/** The plans to choose from, with their prices. */
export function PlanChoice({ plans }: { plans: PlanOffer[] }) {
  const t = useText();
  return (
    <fieldset className="stack gap-3">
      <legend>
        <h2 className="mb-1 title">{t('Choose your plan')}</h2>
      </legend>
      {plans.map((offer) => (
        <RadioCard
          key={offer.plan}
          name="plan"
          value={offer.plan}
          defaultChecked={offer.plan === DEFAULT_PLAN}
        >
          <Offer offer={offer} plans={plans} />
        </RadioCard>
      ))}
    </fieldset>
  );
}

interface OfferProps {
  offer: PlanOffer;
  plans: readonly PlanOffer[];
}

function Offer({ offer: { name, price, months }, plans }: OfferProps) {
  const t = useText();
  const saved = percentSaved({ price, months }, plans);
  return (
    <span className="cluster between gap-x-4">
      <b>
        <StaffText text={name} />
      </b>
      <b className="num">{formatRupees(price)}</b>
      {months > 1 && (
        <span className={`small muted num ${styles.each}`}>
          {saved > 0 && <b>{t('Save {percent}% with a year.', { percent: saved })} </b>}
          {t('{price} a month, paid at once', { price: formatRupees(price / months) })}
        </span>
      )}
    </span>
  );
}

/** Returns by how many percent a plan is cheaper than as many single months. */
function percentSaved(
  { price, months }: Pick<PlanOffer, 'price' | 'months'>,
  plans: readonly PlanOffer[],
): number {
  const single = plans.find((plan) => plan.months === 1)?.price ?? 0;
  return single > 0 ? Math.round((1 - price / (single * months)) * 100) : 0;
}
