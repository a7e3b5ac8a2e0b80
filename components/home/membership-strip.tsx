import { useText } from '#language';
import { ButtonLink } from '@/components/ui/button-link';
import { USUAL_CHARGE_PAISE } from '@/contract/shop/delivery-charges';
import { CONSULT_REPLY_HOURS } from '@/contract/shop/membership-plans';
import { wholeRupees } from '@/contract/shop/money';
import { routes } from '@/lib/routes';
import styles from './membership-strip.module.css';

/** The benefits of membership, compared with non-members. */
export function MembershipStrip() {
  const t = useText();
  return (
    <section className={`${styles.strip} on-dark below-fold`} aria-labelledby="elite">
      <div className={`wrap ${styles.inner}`}>
        <div>
          <h2 id="elite">{t('Free delivery, every order')}</h2>
          <p>
            {t(
              'Elite members pay {price} delivery instead of {charge}, get priority packing, and a reply from our vaidya in {hours} hours.',
              {
                price: wholeRupees(0),
                charge: wholeRupees(USUAL_CHARGE_PAISE),
                hours: CONSULT_REPLY_HOURS,
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
