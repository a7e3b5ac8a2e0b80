import { useText } from '#language';
import { classNames } from '@/components/ui/class-names';
import { formatRupees } from '@/contract/shop/money';
import { percentOff, splitRupees } from '@/lib/format/money';
import styles from './price.module.css';

interface PriceProps {
  /** The selling price in rupees. */
  price: number;
  /** The catalogue price in rupees; struck through if it is higher. */
  basePrice?: number;
  size?: 'medium' | 'large';
}

/** A price with small decimals, the catalogue price and the discount. */
export function Price({ price, basePrice = price, size = 'medium' }: PriceProps) {
  const t = useText();
  const { whole, decimals } = splitRupees(price);
  const off = percentOff(price, basePrice);
  return (
    <p className={classNames(styles.price, styles[size])}>
      <b>
        <span className="visually-hidden">{t('Price')} </span>
        {whole}
        <small>.{decimals}</small>
      </b>
      {basePrice > price && (
        <s>
          <span className="visually-hidden">{t('Catalog price')} </span>
          {formatRupees(basePrice)}
        </s>
      )}
      {off > 0 && <span className={styles.off}>{t('{percent}% off', { percent: off })}</span>}
    </p>
  );
}
