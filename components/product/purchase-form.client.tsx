'use client';

import { type SubmitEvent, useState } from 'react';
import { useText } from '#language';
import { HiddenFields } from '@/components/shared/hidden-fields.client';
import { Button } from '@/components/ui/button';
import { Stepper } from '@/components/ui/stepper.client';
import { shoppingApi } from '@/lib/api-routes/shopping';
import { useCart } from '@/lib/browser/use-cart';
import styles from './buy-box.module.css';
import { PURCHASE_FORM_ID } from './purchase-form-id';

interface PurchaseFormProps {
  productId: number;
  /** The highest quantity per order. */
  max: number;
}

/** Adds a chosen quantity to the cart. Without JavaScript a plain form adds one. */
export function PurchaseForm({ productId, max }: PurchaseFormProps) {
  const t = useText();
  const [quantity, setQuantity] = useState(1);
  const [isAdding, setIsAdding] = useState(false);
  const { add } = useCart();

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    // A button that sends the form elsewhere needs no script.
    if (event.nativeEvent.submitter?.hasAttribute('formaction')) return;
    event.preventDefault();
    if (isAdding) return;
    setIsAdding(true);
    await add(productId, quantity);
    setIsAdding(false);
  };

  return (
    <form
      id={PURCHASE_FORM_ID}
      className={`cluster grow gap-3 ${styles.purchase}`}
      action={shoppingApi.cart()}
      method="post"
      onSubmit={onSubmit}
    >
      <HiddenFields pid={productId} quantity={quantity} />
      <Stepper label="Quantity" size="large" value={quantity} max={max} onChange={setQuantity} />
      <Button type="submit" size="large" loading={isAdding} className={styles.add}>
        {t('Add to cart')}
      </Button>
    </form>
  );
}
