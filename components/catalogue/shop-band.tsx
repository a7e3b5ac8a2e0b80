import { preload } from 'react-dom';
import { useText } from '#language';
import { Kinar } from '@/components/ui/kinar';
import titleStyles from './listing-title.module.css';
import styles from './shop-band.module.css';

/** The printed cloth, as in the style sheet. */
const CLOTH = '/art/butta-vana.webp';

/** The head of the whole shop: its name on printed cloth, with the kinar at the lower edge. */
export function ShopBand({ heading }: { heading: string }) {
  const t = useText();
  // The browser would find it only after the layout.
  preload(CLOTH, { as: 'image', fetchPriority: 'high' });
  return (
    <div className={`${styles.band} on-dark`}>
      <div className={`wrap ${titleStyles.title}`}>
        <h1>{heading}</h1>
        <p>{t('Food, herbs and everyday care, each with its plant on the front.')}</p>
      </div>
      <Kinar />
    </div>
  );
}
