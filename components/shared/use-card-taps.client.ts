'use client';

import { useEffect, useRef } from 'react';
import { shoppingApi } from '@/lib/api-routes/shopping';
import { setWishlisted } from '@/lib/browser/lazy-writes';
import { startRevalidation } from '@/lib/browser/revalidation';
import { sharedSession } from '@/lib/browser/session-store';

const HEART = 'button[aria-pressed]';

/** Answers the plain forms of cards without leaving the page, and presses the hearts of what is liked. */
export function useCardTaps(
  list: Element | undefined,
  add: (productId: number) => Promise<void>,
): void {
  const latest = useRef(add);
  useEffect(() => {
    latest.current = add;
  });
  useEffect(() => {
    if (!list) return undefined;
    const onSubmit = (event: Event) => {
      const form = event.target as HTMLFormElement;
      const path = new URL(form.action).pathname;
      if (path === shoppingApi.wishlist()) {
        event.preventDefault();
        void setWishlisted(productOf(form), !isPressed(form));
      } else if (path === shoppingApi.cart()) {
        event.preventDefault();
        void whileBusy(form, () => latest.current(productOf(form)));
      }
    };
    const press = () => pressHearts(list);
    list.addEventListener('submit', onSubmit);
    // `repeat-taps.mjs` knows by it that a tap is answered.
    list.setAttribute('data-answered', '');
    press();
    startRevalidation();
    const ignoreSession = sharedSession.subscribe(press);
    return () => {
      list.removeEventListener('submit', onSubmit);
      ignoreSession();
    };
  }, [list]);
}

function productOf(form: HTMLFormElement): number {
  return Number(new FormData(form).get('pid'));
}

function isPressed(form: HTMLFormElement): boolean {
  return form.querySelector(HEART)?.getAttribute('aria-pressed') === 'true';
}

function pressHearts(list: Element): void {
  const wishlisted = new Set(sharedSession.get()?.wishlisted);
  for (const heart of list.querySelectorAll<HTMLButtonElement>(HEART)) {
    if (heart.form)
      heart.setAttribute('aria-pressed', String(wishlisted.has(productOf(heart.form))));
  }
}

/** A second tap meanwhile is none. */
async function whileBusy(form: HTMLFormElement, write: () => Promise<void>): Promise<void> {
  const button = form.querySelector('button');
  if (button?.hasAttribute('aria-busy')) return;
  button?.setAttribute('aria-busy', 'true');
  await write();
  button?.removeAttribute('aria-busy');
}
