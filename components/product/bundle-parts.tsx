import { useText } from '#language';
import { Link } from '@/components/ui/link.client';
import { Picture } from '@/components/ui/picture';
import type { ProductDetail } from '@/contract/catalogue/product';
import { formatRupees } from '@/contract/shop/money';
import { routes } from '@/lib/routes';
import styles from './out-of-stock.module.css';

type Bundle = NonNullable<ProductDetail['bundle']>;

/** What a bundle consists of, each part with its page and price, and what it costs less than they. */
export function BundleParts({ bundle: { parts, saving } }: { bundle: Bundle }) {
  const t = useText();
  return (
    <section className={`mt-5 ${styles.goods}`} aria-labelledby="bundle">
      <h2 className="mb-3 title-size" id="bundle">
        {t('In this bundle')}
      </h2>
      <ul className="stack gap-3 columns-2">
        {parts.map((part) => (
          <Part key={part.id} part={part} />
        ))}
      </ul>
      {saving !== null && (
        <p className="mt-3 medium">
          {t('{saved} less than bought one by one', { saved: formatRupees(saving) })}
        </p>
      )}
    </section>
  );
}

function Part({ part }: { part: Bundle['parts'][number] }) {
  const t = useText();
  const name = `${part.quantity} × ${t.nameOf(part)}`;
  return (
    <li>
      {part.image ? <Picture picture={part.image} alt="" sizes="72px" upTo={200} /> : <span />}
      <p>
        {part.is_sold ? (
          <Link className="covers strong" href={routes.product(part.id, part.name)}>
            {name}
          </Link>
        ) : (
          <b>{name}</b>
        )}
        <small className="muted">
          {part.is_sold ? t.fieldOf(part, 'size') : t('No longer sold')}
        </small>
        <span className="num">{formatRupees(part.quantity * part.product_price)}</span>
      </p>
    </li>
  );
}
