'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { PageForm } from '@/components/ui/page-form.client';
import { section } from './listing-sections';

interface ListingFormProps {
  id: string;
  /** The path of the listing; the fields are its query. */
  action: string;
  className?: string;
  children: ReactNode;
}

/**
 * A plain GET form: without scripts its button sends it, with scripts every choice does. Next.js
 * preserves the checked boxes of a previous view, so the form is reset: a returning shopper sees
 * the values of the URL.
 */
export function ListingForm({ id, action, className, children }: ListingFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const element = form.current;
    return () => element?.reset();
  }, []);
  return (
    <PageForm
      ref={form}
      id={id}
      className={className}
      action={action}
      autoComplete="off"
      {...section('form')}
    >
      {children}
    </PageForm>
  );
}
