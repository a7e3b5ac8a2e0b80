'use client';

import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '#language';
import { Button } from '@/components/ui/button';
import { displayedSection } from './displayed-view.client';
import { useListing } from './listing-context.client';
import { section } from './listing-sections';

interface FilterPanelProps {
  /** Shown above the filters in their column; the drawer has its own head. */
  head: ReactNode;
  /** The foot of the drawer. */
  foot: ReactNode;
  className?: string;
  children: ReactNode;
}

/** Renders the only instance of the filters, in their column or in the open drawer. */
export function FilterPanel({ head, foot, className, children }: FilterPanelProps) {
  const t = useText();
  const { drawer } = useListing();
  if (!drawer) {
    return (
      <aside className={className} aria-label={t('Filters')}>
        {head}
        {children}
      </aside>
    );
  }
  return (
    <>
      {createPortal(children, drawer.body)}
      {createPortal(foot, drawer.foot)}
    </>
  );
}

/** Opens the drawer with the filters. */
export function OpenFilters({ className, children }: { className?: string; children: ReactNode }) {
  const { openFilters } = useListing();
  return (
    <Button
      {...section('filters-button')}
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

/** Closes the drawer; the products behind it are already filtered. */
export function ShowProducts({ children }: { children: ReactNode }) {
  const { closeFilters, loading } = useListing();
  const show = () => {
    closeFilters();
    displayedSection('count')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  };
  return (
    <Button loading={loading} onClick={show}>
      {children}
    </Button>
  );
}
