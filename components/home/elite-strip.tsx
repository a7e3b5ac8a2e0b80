import { ButtonLink } from '@/components/ui/button-link';
import { routes } from '@/lib/routes';
import styles from './elite-strip.module.css';

/** What membership changes, and what it is measured against. */
export function EliteStrip() {
  return (
    <section className={`${styles.strip} on-dark`} aria-labelledby="elite">
      <div className={`wrap ${styles.inner}`}>
        <div>
          <h2 id="elite">Free delivery, every order</h2>
          <p>
            Elite members pay ₹0 delivery instead of ₹100, get priority packing, and talk to our
            vaidya without a fee.
          </p>
        </div>
        <ButtonLink variant="haldi" size="large" href={routes.subscriptionPlans()}>
          See Elite plans
        </ButtonLink>
      </div>
    </section>
  );
}
