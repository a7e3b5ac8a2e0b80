'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '#language';

interface PlacedSectionProps {
  className: string | undefined;
  children: ReactNode;
}

/**
 * The thanks for an order, in view whatever was scrolled on the page before, and with the focus, so
 * that screen readers begin with them.
 */
export function PlacedSection({ className, children }: PlacedSectionProps) {
  const t = useText();
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
