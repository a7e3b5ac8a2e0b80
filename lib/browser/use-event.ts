'use client';

import { useEffect } from 'react';
import { type ShoppingEvent, tell } from './shop-events';

/** Tells once what a component displays; again only where it displays something else. */
export function useEvent(event: ShoppingEvent): void {
  const text = JSON.stringify(event);
  useEffect(() => tell(JSON.parse(text) as ShoppingEvent), [text]);
}
