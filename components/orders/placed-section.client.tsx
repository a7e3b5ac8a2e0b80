'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '#language';
import type { ShoppingEvent } from '@/lib/browser/shop-events';
import { useEvent } from '@/lib/browser/use-event';

interface PlacedSectionProps {
  className: string | undefined;
  bought: Omit<Extract<ShoppingEvent, { name: 'bought' }>, 'name'>;
  children: ReactNode;
}

/**
 * The thanks for an order, in view whatever was scrolled on the page before, and with the focus, so
 * that screen readers begin with them.
 */
export function PlacedSection({ className, bought, children }: PlacedSectionProps) {
  const t = useText();
  useEvent({ name: 'bought', ...bought });
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // The tab around it is opened in the same moment: it has no place before the next frame.
    const frame = requestAnimationFrame(() => {
      section.current?.focus({ preventScroll: true });
      section.current?.scrollIntoView?.({ behavior: 'instant' });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={className}
      aria-label={t('Your order is placed')}
    >
      {children}
    </section>
  );
}
