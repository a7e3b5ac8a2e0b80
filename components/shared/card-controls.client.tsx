'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '#language';
import { whenAwake } from '@/components/ui/far';
import { lineOf, useCart } from '@/lib/browser/use-cart';
import type { CardProduct } from './card-product';
import { CardStepper } from './card-stepper.client';
import { useCardTaps } from './use-card-taps.client';

interface CardControlsProps {
  /** Around the list, whose elements React may not know. */
  box: RefObject<HTMLElement | null>;
  products: readonly CardProduct[];
}

/** Answers the hearts and the buttons of a list of cards, and shows how many are in the cart. */
export function CardControls({ box, products }: CardControlsProps) {
  const t = useText();
  const { displayed, add, change, remove } = useCart();
  const [list, setList] = useState<Element>();
  /** The product whose control was used last: what takes its place gets the focus. */
  const used = useRef<number>(undefined);
  useEffect(
    () =>
      whenAwake(
        () => box.current?.querySelector('ul'),
        (found) => {
          setList(found);
          return () => undefined;
        },
      ),
    [box],
  );
  useCardTaps(list, async (productId) => {
    used.current = productId;
    if (!(await add(productId, 1))) used.current = undefined;
  });
  return products.map((product) => {
    const line = lineOf(displayed, product.id);
    const place = line && list?.querySelector<HTMLElement>(`[data-add="${product.id}"]`);
    if (!place) return null;
    const stepper = (
      <CardStepper
        product={product}
        name={t.nameOf(product)}
        quantity={line.quantity}
        {...{ place, used }}
        onStep={(next) => (next > 0 ? change(line.id, next) : remove(line))}
      />
    );
    return createPortal(stepper, place, String(product.id));
  });
}
