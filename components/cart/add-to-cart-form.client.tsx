'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useText } from '#language';
import { HiddenFields } from '@/components/shared/hidden-fields.client';
import { Button } from '@/components/ui/button';
import { Stepper } from '@/components/ui/stepper.client';
import type { CartItem } from '@/contract/cart/cart';
import { shoppingApi } from '@/lib/api-routes/shopping';
import { giveFocus } from '@/lib/browser/give-focus';
import { lineOf, useCart } from '@/lib/browser/use-cart';

interface AddToCartFormProps {
  productId: number;
  name: string;
  /** The highest quantity available for purchase. */
  max: number;
}

/** A plain form; with scripts the page stays, and a stepper replaces the button afterwards. */
export function AddToCartForm({ productId, name, max }: AddToCartFormProps) {
  const t = useText();
  const { displayed, add, change, remove } = useCart();
  const [isAdding, setIsAdding] = useState(false);
  const line = lineOf(displayed, productId);
  const { place: container, focusOnceIn } = useRestoredFocus(line !== undefined);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    focusOnceIn(true);
    setIsAdding(true);
    if (!(await add(productId, 1))) focusOnceIn(undefined);
    setIsAdding(false);
  };
  const onStep = (line: CartItem, next: number) => {
    if (next > 0) return void change(line.id, next);
    focusOnceIn(false);
    void remove(line);
  };

  return (
    <div ref={container}>
      {line ? (
        <Stepper
          block
          size="small"
          label={t('Quantity of {name}', { name })}
          value={line.quantity}
          min={0}
          max={max}
          onChange={(next) => onStep(line, next)}
        />
      ) : (
        <form action={shoppingApi.cart()} method="post" onSubmit={onSubmit}>
          <HiddenFields pid={productId} quantity={1} />
          <Button type="submit" variant="quiet" size="small" block loading={isAdding}>
            {t('Add to cart')}
            <span className="visually-hidden">: {name}</span>
          </Button>
        </form>
      )}
    </div>
  );
}

/** Moves the focus to the stepper or button that replaced the focused one. */
function useRestoredFocus(isInCart: boolean) {
  const container = useRef<HTMLDivElement>(null);
  const awaited = useRef<boolean>(undefined);
  useEffect(() => {
    if (awaited.current !== isInCart) return;
    awaited.current = undefined;
    const buttons = container.current?.querySelectorAll<HTMLElement>('button:enabled') ?? [];
    giveFocus([...buttons].at(-1), container.current);
  }, [isInCart]);
  const focusOnceIn = (isIn: boolean | undefined) => {
    awaited.current = isIn;
  };
  return { place: container, focusOnceIn };
}
