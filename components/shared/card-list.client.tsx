'use client';

import { lazy, useRef, useState } from 'react';
import { ServerHtml } from '@/components/ui/server-html.client';
import { CardControls } from './card-controls.client';
import { Cards, type CardsProps } from './cards';

/** The condition keeps what draws it out of the scripts of the browser. */
const CardsHtml =
  typeof window === 'undefined'
    ? lazy(async () => ({ default: (await import('./cards-html')).CardsHtml }))
    : null;

interface CardListProps extends CardsProps {
  /** Below the first screen. */
  isFar?: boolean;
}

/**
 * Products in a list that React does not walk through: their HTML stays as it was sent, and one
 * handler answers all of their hearts and buttons (decision 0115). A list with other products than
 * those of the page is drawn anew.
 */
export function CardList({ isFar = false, ...cards }: CardListProps) {
  const box = useRef<HTMLDivElement>(null);
  const [sent] = useState(cards.products);
  return (
    <>
      <ServerHtml
        key={cards.products === sent ? 'sent' : 'drawn'}
        box={box}
        isFar={isFar}
        html={CardsHtml && <CardsHtml {...cards} />}
      >
        <Cards {...cards} />
      </ServerHtml>
      <CardControls box={box} products={cards.products} />
    </>
  );
}
