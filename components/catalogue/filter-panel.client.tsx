'use client';

import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useListing } from './listing-context.client';

interface FilterPanelProps {
  /** Above the filters where they have a column; the drawer has its own head. */
  head: ReactNode;
  /** The drawer's foot. */
  foot: ReactNode;
  className?: string;
  children: ReactNode;
}

/** Puts the filters into their column or into the open drawer. There is only one of them. */
export function FilterPanel({ head, foot, className, children }: FilterPanelProps) {
  const { drawer } = useListing();
  if (!drawer) {
    return (
      <aside className={className} aria-label="Filters">
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
