'use client';

import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { routes } from '@/lib/routes';
import { part } from './listing-parts';

interface ListingFormProps {
  id: string;
  className?: string;
  children: ReactNode;
}

/**
 * A plain GET form: without scripts it is sent by its button, with them by every choice. Next keeps a
 * view that was left with all that was ticked in it, so it is reset: whoever comes back finds what
 * the address says.
 */
export function ListingForm({ id, className, children }: ListingFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const element = form.current;
    return () => element?.reset();
  }, []);
  return (
    <form
      ref={form}
      id={id}
      className={className}
      action={routes.shop()}
      autoComplete="off"
      {...part('form')}
    >
      {children}
    </form>
  );
}
