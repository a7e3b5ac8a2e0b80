'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { useListing } from './listing-context.client';
import { part } from './listing-parts';
import { shownPart } from './shown.client';

/** Opens the drawer with the filters. */
export function OpenFilters({ className, children }: { className?: string; children: ReactNode }) {
  const { openFilters } = useListing();
  return (
    <Button
      {...part('filters-button')}
      variant="line"
      size="small"
      className={className}
      aria-haspopup="dialog"
      onClick={openFilters}
    >
      {children}
    </Button>
  );
}

/** Closes the drawer: the products behind it are already filtered. */
export function ShowProducts({ children }: { children: ReactNode }) {
  const { closeFilters, loading } = useListing();
  const show = () => {
    closeFilters();
    shownPart('count')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  };
  return (
    <Button loading={loading} onClick={show}>
      {children}
    </Button>
  );
}
