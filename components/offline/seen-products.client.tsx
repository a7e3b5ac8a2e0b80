'use client';

import { useEffect, useState } from 'react';
import { useText } from '#language';
import { SmallPicture } from '@/components/ui/small-picture';
import { readSeenProducts, type SeenProduct } from '@/lib/browser/seen-products';
import styles from './seen-products.module.css';

/** The products that this device has stored, with links that open without a connection. */
export function SeenProducts() {
  const t = useText();
  const [products, setProducts] = useState<SeenProduct[]>([]);
  useEffect(() => {
    readSeenProducts().then(setProducts, () => undefined);
  }, []);
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="seen">
      <h2 className="mb-2" id="seen">
        {t('Products you have seen')}
      </h2>
      <p>{t('They are stored on this device. Prices and stock may have changed since.')}</p>
      <ul className={`stack gap-3 ${styles.list}`}>
        {products.map(({ path, name, picture }) => (
          <li key={path}>
            {/* A whole document: the router would ask the shop for its data. */}
            <a href={path} className={`stack middle gap-4 strong ${styles.product}`}>
              <SmallPicture file={picture} />
              <span lang={t.langOf(name)}>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
