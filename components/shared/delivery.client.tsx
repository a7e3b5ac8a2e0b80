'use client';

import type { ReactNode } from 'react';
import { lazy, memo, Suspense } from 'react';
import { keptPin } from '@/lib/browser/kept-pin';
import { routes } from '@/lib/routes';

/** Whoever leaves the page by a link, or comes back to it, has done one of these before. */
const SIGNS_OF_USE = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'popstate'] as const;

const Box = lazy(async () => {
  await untilUsed();
  const { DeliveryBox } = await import('./delivery-box.client');
  return { default: DeliveryBox };
});

interface DeliveryProps {
  /** The page it stands on, to come back to. */
  from: string;
  /** More that every order can count on, as items of the list. */
  children?: ReactNode;
}

/**
 * The delivery box as the server drew it: a plain form. Its code comes when someone begins to use the
 * page, or at once where this device has a PIN code; what was typed before stays.
 */
export const Delivery = memo(function Delivery(props: DeliveryProps) {
  return (
    <Suspense>
      <Box {...props} />
    </Suspense>
  );
});

/** On the server, and where the server drew nothing, nobody waits. */
function untilUsed(): Promise<void> | undefined {
  if (typeof document === 'undefined' || keptPin() !== '') return undefined;
  if (!document.querySelector(`form[action="${routes.delivery()}"]`)) return undefined;
  return new Promise((resolve) => {
    for (const sign of SIGNS_OF_USE) {
      addEventListener(sign, () => resolve(), { once: true, capture: true, passive: true });
    }
  });
}
