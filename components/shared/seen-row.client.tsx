'use client';

import { useEffect, useId, useState } from 'react';
import { useText } from '#language';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link.client';
import { Thumbnail } from '@/components/ui/picture';
import { forgetSeen, recentlySeen, rememberSeen, type SeenNow } from '@/lib/browser/recently-seen';
import { onUserIdle } from '@/lib/browser/user-idle';
import { routes } from '@/lib/routes';
import styles from './recently-seen.module.css';

export interface SeenRowProps {
  /** The product of the page: it is not in the list, and will be in that of the next. */
  product?: SeenNow;
}

/** The products that were looked at in this browser. */
export function SeenRow({ product }: SeenRowProps) {
  const t = useText();
  const titleId = useId();
  const [products, setProducts] = useState<SeenNow[]>([]);
  useEffect(() => {
    setProducts(recentlySeen().filter(({ id }) => id !== product?.id));
    return product && onUserIdle(() => rememberSeen(product));
  }, [product]);
  if (products.length === 0) return null;
  const clear = () => {
    forgetSeen();
    setProducts([]);
  };
  return (
    <section className="section" aria-labelledby={titleId}>
      <div className="wrap">
        <div className={`cluster middle between gap-4 ${styles.head}`}>
          <h2 id={titleId}>{t('Recently seen')}</h2>
          <p className="row gap-3 small muted">
            {t('On this device alone')}
            <Button variant="text" size="small" onClick={clear} aria-describedby={titleId}>
              {t('Clear')}
            </Button>
          </p>
        </div>
        <ul className={styles.list}>
          {products.map((one) => (
            <li key={one.id}>
              <Link className={styles.product} href={routes.product(one.id, one.name)}>
                <span className={`frame round-2 ${styles.picture}`}>
                  {one.picture && <Thumbnail picture={one.picture} alt="" />}
                </span>
                {t.nameOf(one)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
