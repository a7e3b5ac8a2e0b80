'use client';

import { type RefObject, useLayoutEffect } from 'react';
import { useText } from '#language';
import { Stepper } from '@/components/ui/stepper.client';
import { maxQuantity } from '@/contract/cart/quantity';
import { giveFocus } from '@/lib/browser/give-focus';
import type { CardProduct } from './card-product';

interface CardStepperProps {
  product: CardProduct;
  name: string;
  quantity: number;
  /** The element whose form the stepper replaces. */
  place: HTMLElement;
  /** The product whose control was used last. */
  used: RefObject<number | undefined>;
  onStep: (next: number) => void;
}

/** The quantity of a product in the cart, in place of "Add to cart" on its card. */
export function CardStepper({ product, name, quantity, place, used, onStep }: CardStepperProps) {
  const t = useText();
  const { id, available_stock_quantity: stock } = product;
  useLayoutEffect(() => {
    const focusOn = (button: HTMLElement | null | undefined) => {
      if (used.current === id) giveFocus(button, place);
      used.current = undefined;
    };
    place.dataset.inCart = '';
    focusOn([...place.querySelectorAll<HTMLElement>('fieldset button:enabled')].at(-1));
    return () => {
      delete place.dataset.inCart;
      focusOn(place.querySelector<HTMLElement>('form button'));
    };
  }, [id, place, used]);
  return (
    <Stepper
      block
      size="small"
      label={t('Quantity of {name}', { name })}
      value={quantity}
      min={0}
      max={maxQuantity(stock)}
      onChange={(next) => {
        if (next === 0) used.current = id;
        onStep(next);
      }}
    />
  );
}
