import { useText } from '#language';
import { Art } from '@/components/ui/art';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { GIFT_CARD_TERMS } from '@/contract/messages/gift-cards';
import type { Crumb } from '@/lib/seo/json-ld';
import styles from './gift-card-view.module.css';
import { LazyGiftCardForm } from './lazy-gift-card-form.client';

/** The page that sells gift vouchers: banner, form, preview and terms. */
export function GiftCardView({ trail }: { trail: Crumb[] }) {
  const t = useText();
  return (
    <>
      <section className={`${styles.banner} on-dark`}>
        <div className={`wrap row between gap-6 ${styles.inside}`}>
          <div className={`stack gap-2-half ${styles.text}`}>
            <Breadcrumbs trail={trail} />
            <h1>{t('Gift voucher')}</h1>
            <p>{t('You choose the amount, they choose the herbs. We email them the code.')}</p>
          </div>
          <Art file="m-marigold.webp" alt="" width={132} height={161} eager />
        </div>
      </section>
      <div className={`wrap ${styles.page}`}>
        <LazyGiftCardForm terms={<Terms />} />
      </div>
    </>
  );
}

function Terms() {
  const t = useText();
  return (
    <section className={styles.terms} aria-labelledby="gift-terms">
      <h2 className="mb-3 title-size" id="gift-terms">
        {t('Good to know')}
      </h2>
      <ul className="stack gap-1-half muted bullets">
        {GIFT_CARD_TERMS.map((term) => (
          <li key={term}>{t(term)}</li>
        ))}
      </ul>
    </section>
  );
}
