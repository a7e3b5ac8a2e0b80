'use client';

import { lazy, useEffect, useRef, useState } from 'react';
import { ServerHtml } from '@/components/ui/server-html.client';
import { onBrowserIdle } from '@/lib/browser/browser-idle';
import { CardControls } from './card-controls.client';
import type { CardsProps } from './cards';

const loadCards = async () => ({ default: (await import('./cards')).Cards });
const Cards = lazy(loadCards);
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
 * those of the page is drawn anew, by code that is loaded when the browser is idle; `card-styles.ts`
 * has its styles.
 */
export function CardList({ isFar = false, ...cards }: CardListProps) {
  const box = useRef<HTMLDivElement>(null);
  const [sent] = useState(cards.products);
  useEffect(() => onBrowserIdle(() => void loadCards()), []);
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
