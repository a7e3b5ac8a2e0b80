'use client';

import { ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { CountBadge } from '@/components/ui/count-badge';
import { Link } from '@/components/ui/link.client';
import { useCart } from '@/lib/browser/use-cart';
import { useSession } from '@/lib/browser/use-session';
import { formatRupees } from '@/lib/format/money';
import { routes } from '@/lib/routes';
import styles from './buy-bar.module.css';

interface BuyBarProps {
  productId: number;
  /** Rupees. */
  price: number;
  size: string;
  isOut: boolean;
}

/** On phones the way into the cart stays at the foot of the screen, in place of the mini-cart bar. */
export function BuyBar({ productId, price, size, isOut }: BuyBarProps) {
  const [adding, setAdding] = useState(false);
  const { add } = useCart();
  const { cartCount } = useSession().session;

  const put = async () => {
    setAdding(true);
    await add(productId, 1);
    setAdding(false);
  };

  return (
    <div className={`${styles.bar} on-dark`} data-bottom-bar>
      <div className={`wrap ${styles.inner}`}>
        <Link className={styles.cart} href={routes.cart()} aria-label={`Cart, ${cartCount} items`}>
          <ShoppingBag aria-hidden strokeWidth={1.75} />
          <CountBadge count={cartCount} />
        </Link>
        <p>
          <b className="num">{formatRupees(price)}</b>
          <small>{size}</small>
        </p>
        <Button variant="haldi" disabled={isOut} loading={adding} onClick={() => void put()}>
          {isOut ? 'OUT OF STOCK' : 'Add to cart'}
        </Button>
      </div>
    </div>
  );
}
