'use client';

import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { HiddenFields } from '@/components/shared/hidden-fields.client';
import { Button } from '@/components/ui/button';
import { Stepper } from '@/components/ui/stepper.client';
import { lineOf, useCart } from '@/lib/browser/use-cart';

interface AddToCartFormProps {
  productId: number;
  name: string;
  /** Highest quantity that can be bought. */
  most: number;
}

/** A real form; with scripts it stays on the page and becomes a stepper once the product is in. */
export function AddToCartForm({ productId, name, most }: AddToCartFormProps) {
  const { shown, add, change, remove } = useCart();
  const [isAdding, setIsAdding] = useState(false);
  const line = lineOf(shown, productId);
  const { place, focusOnceIn } = useKeptFocus(line !== undefined);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    focusOnceIn(true);
    setIsAdding(true);
    await add(productId, 1);
    setIsAdding(false);
  };
  const onStep = (lineId: number, next: number) => {
    if (next > 0) return void change(lineId, next);
    focusOnceIn(false);
    void remove(lineId);
  };

  return (
    <div ref={place}>
      {line ? (
        <Stepper
          block
          size="small"
          label={`Quantity of ${name}`}
          value={line.quantity}
          min={0}
          max={most}
          onChange={(next) => onStep(line.id, next)}
        />
      ) : (
        <form action="/api/cart" method="post" onSubmit={onSubmit}>
          <HiddenFields pid={productId} quantity={1} />
          <Button type="submit" variant="quiet" size="small" block loading={isAdding}>
            Add to cart
            <span className="visually-hidden">: {name}</span>
          </Button>
        </form>
      )}
    </div>
  );
}

/** When the button gives way to the stepper or comes back, the focus goes to what took its place. */
function useKeptFocus(isInCart: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const awaited = useRef<boolean>(undefined);
  useEffect(() => {
    if (awaited.current !== isInCart) return;
    awaited.current = undefined;
    const buttons = place.current?.querySelectorAll<HTMLElement>('button:enabled') ?? [];
    [...buttons].at(-1)?.focus();
  }, [isInCart]);
  const focusOnceIn = (isIn: boolean) => {
    awaited.current = isIn;
  };
  return { place, focusOnceIn };
}
