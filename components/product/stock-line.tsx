import { useText } from '#language';
import { Icon } from '@/components/ui/icon';
import { productMessages } from '@/contract/messages/catalogue';
import type { Translate } from '@/lib/language/translate';
import styles from './buy-box.module.css';

/** Below this stock the page says how many are left. */
const FEW = 20;

interface StockLineProps {
  /** Null: unknown. */
  stock: number | null;
  /** What one piece is called. */
  pack?: string | undefined;
}

/** Whether the product can be bought, and how many are left of a small stock. */
export function StockLine({ stock, pack }: StockLineProps) {
  const t = useText();
  if (stock === 0) {
    return (
      <p className={styles.out}>
        <Icon name="x" />
        {t(productMessages.outOfStock)}
      </p>
    );
  }
  return (
    <p className={styles.stock}>
      <Icon name="check" />
      {stock !== null && stock < FEW
        ? t('In stock, {pieces} left', { pieces: piecesIn(t, stock, pack) })
        : t('In stock')}
    </p>
  );
}

/** `3 jars` in English; the word of the pack is in no other language, so there the number alone. */
function piecesIn({ language }: Translate, stock: number, pack: string | undefined) {
  return language === 'en' ? `${stock} ${packs(stock, pack)}`.trim() : stock;
}

/** `jar`, `jars`, `pouches`. */
function packs(count: number, pack = ''): string {
  if (count === 1 || pack === '') return pack;
  return /(?:ch|x|s)$/.test(pack) ? `${pack}es` : `${pack}s`;
}
