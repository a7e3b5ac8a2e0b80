import { useText } from '#language';
import { useSettings } from '#settings';
import { ButtonLink } from '@/components/ui/button-link';
import { usualCharge } from '@/contract/shop/delivery-charges';
import { wholeRupees } from '@/contract/shop/money';
import { routes } from '@/lib/routes';
import styles from './membership-strip.module.css';

/** The benefits of membership, compared with non-members. */
export function MembershipStrip() {
  const t = useText();
  const { delivery, elite } = useSettings();
  return (
    <section className={`${styles.strip} on-dark below-fold`} aria-labelledby="elite">
      <div className={`wrap row between ${styles.inner}`}>
        <div>
          <h2 id="elite">{t('Free delivery, every order')}</h2>
          <p>
            {t(
              'Elite members pay {price} delivery instead of {charge}, get priority packing, and a reply from our vaidya in {hours} hours.',
              {
                price: wholeRupees(0),
                charge: wholeRupees(usualCharge(delivery)),
                hours: elite.reply_hours,
              },
            )}
          </p>
        </div>
        <ButtonLink variant="haldi" size="large" href={routes.membershipPlans()}>
          {t('See Elite plans')}
        </ButtonLink>
      </div>
    </section>
  );
}
