import { useText } from '#language';
import { Kinar } from '@/components/ui/kinar';
import styles from './shop-band.module.css';

/** The head of the whole shop: its name on printed cloth, with the kinar at the lower edge. */
export function ShopBand({ heading }: { heading: string }) {
  const t = useText();
  return (
    <div className={`${styles.band} on-dark`}>
      <div className="wrap">
        <h1>{heading}</h1>
        <p>{t('Food, herbs and everyday care, each with its plant on the front.')}</p>
      </div>
      <Kinar />
    </div>
  );
}
