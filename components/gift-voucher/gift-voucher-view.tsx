import { Art } from '@/components/ui/art';
import { GIFT_VOUCHER_TERMS } from '@/contract/gift-voucher-words';
import styles from './gift-voucher-view.module.css';
import { LateForm } from './late-form.client';

/** The page where gift vouchers are bought: banner, form, preview and terms. */
export function GiftVoucherView() {
  return (
    <>
      <section className={`${styles.banner} on-dark`}>
        <div className={`wrap ${styles.inside}`}>
          <div className={styles.words}>
            <h1>Gift voucher</h1>
            <p>You choose the amount, they choose the herbs. The code goes to them by mail.</p>
          </div>
          <Art file="m-marigold.webp" alt="" width={132} height={161} eager />
        </div>
      </section>
      <div className={`wrap ${styles.page}`}>
        <LateForm />
        <section className={styles.terms} aria-labelledby="gift-terms">
          <h2 id="gift-terms">Good to know</h2>
          <ul>
            {GIFT_VOUCHER_TERMS.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}
