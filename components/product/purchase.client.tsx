'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Stepper } from '@/components/ui/stepper.client';
import { useCart } from '@/lib/browser/use-cart';
import styles from './buy-box.module.css';

interface PurchaseProps {
  productId: number;
  /** Highest quantity one order may hold. */
  most: number;
}

/** Chooses a quantity and puts it in the cart. Without JavaScript a plain form does the same. */
export function Purchase({ productId, most }: PurchaseProps) {
  const [quantity, setQuantity] = useState(1);
  const [adding, setAdding] = useState(false);
  const { add } = useCart();

  const submit = async () => {
    setAdding(true);
    await add(productId, quantity);
    setAdding(false);
  };

  return (
    <form
      className={styles.purchase}
      action="/api/cart"
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <input type="hidden" name="pid" value={productId} />
      <input type="hidden" name="quantity" value={quantity} />
      <Stepper label="Quantity" size="large" value={quantity} max={most} onChange={setQuantity} />
      <Button type="submit" size="large" loading={adding} className={styles.add}>
        Add to cart
      </Button>
    </form>
  );
}
