import type { ComponentProps, ReactNode } from 'react';
import { useText } from '#language';
import { Link } from '@/components/ui/link.client';
import { Picture } from '@/components/ui/picture';
import styles from './goods-rows.module.css';

interface GoodsRow {
  id: number;
  image: ComponentProps<typeof Picture>['picture'] | null;
  name: string;
  /** Undefined: it has no page. */
  href: string | undefined;
  second: ReactNode;
  price: ReactNode;
}

interface GoodsRowsProps {
  /** Of the heading. */
  id: string;
  title: string;
  rows: GoodsRow[];
  /** What stands below the rows. */
  children?: ReactNode;
}

/** Goods below a heading, beside what the page sells: each with its picture, name and price. */
export function GoodsRows({ id, title, rows, children }: GoodsRowsProps) {
  const t = useText();
  return (
    <section className={`mt-5 ${styles.goods}`} aria-labelledby={id}>
      <h2 className="mb-3 title-size" id={id}>
        {t(title)}
      </h2>
      <ul className="stack gap-3 columns-2">
        {rows.map(({ id: product, image, name, href, second, price }) => (
          <li key={product}>
            {image ? <Picture picture={image} alt="" sizes="72px" upTo={200} /> : <span />}
            <p>
              {href ? (
                <Link className="covers strong" href={href}>
                  {name}
                </Link>
              ) : (
                <b>{name}</b>
              )}
              <small className="muted">{second}</small>
              {price}
            </p>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
