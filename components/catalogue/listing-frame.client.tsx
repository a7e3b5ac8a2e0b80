'use client';

import type { ReactNode } from 'react';
import { useRef } from 'react';
import { Drawer } from '@/components/ui/drawer.client';
import { ListingFrameContext } from './listing-context.client';
import styles from './listing-frame.module.css';
import { useFilterDrawer } from './use-filter-drawer.client';
import { useListingNavigation } from './use-listing-navigation.client';

/**
 * Stays while the views of a listing inside it change, and with it what must not start anew: the
 * drawer of the filters, the words for screen readers, and where the focus was.
 */
export function ListingFrame({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const { loading, said } = useListingNavigation(frame);
  const { open, slots, drawer, openFilters, closeFilters } = useFilterDrawer();
  const state = { loading, drawer, openFilters, closeFilters };
  return (
    <ListingFrameContext value={state}>
      <div ref={frame}>
        {children}
        <Drawer
          open={open}
          onClose={closeFilters}
          title="Filter"
          foot={<div ref={slots.setFoot} className={styles.foot} />}
        >
          <div ref={slots.setBody} />
        </Drawer>
        <p role="status" className="visually-hidden">
          {said}
        </p>
      </div>
    </ListingFrameContext>
  );
}
