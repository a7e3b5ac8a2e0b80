import { useText } from '#language';
import { Art } from '@/components/ui/art';
import { buttonClass } from '@/components/ui/button-class';
import styles from './offline-view.module.css';
import { SeenProducts } from './seen-products.client';

/** The address of the page that is open, as a link has it. */
const HERE = '';

/** The screen in place of a page that cannot be fetched, at the address of that page. */
export function OfflineView() {
  const t = useText();
  return (
    <>
      <section className={`wrap stack hug-center gap-5 text-center ${styles.screen}`}>
        <Art file="m-neem.webp" alt="" width={132} height={161} eager />
        <h1>{t('No connection')}</h1>
        <p>{t('The shop cannot be reached just now, so this page did not open.')}</p>
        {/* A whole document: `Link` stays where it is while offline. */}
        <a href={HERE} className={buttonClass({})}>
          {t('Try again')}
        </a>
      </section>
      <div className={`wrap ${styles.seen}`}>
        <SeenProducts />
      </div>
    </>
  );
}
