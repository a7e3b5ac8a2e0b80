'use client';

import {
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Drawer } from '@/components/ui/drawer.client';
import { displayedSection } from './displayed-view.client';
import { ListingFrameContext, type ListingFrameState } from './listing-context.client';
import styles from './listing-frame.module.css';
import { useListingNavigation } from './use-listing-navigation.client';

/**
 * Remains mounted while the views of a listing inside it change, to preserve the filter drawer, the
 * screen reader announcement and the focus.
 */
export function ListingFrame({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const { loading, said, say } = useListingNavigation(frame);
  const { open, body, foot, drawer, openFilters, closeFilters } = useFilterDrawer();
  // The same object until something changes: the view, whose HTML is there, becomes interactive
  // piece by piece, unless a new context demands all of it at once.
  const state = useMemo(
    () => ({ loading, say, drawer, openFilters, closeFilters }),
    [loading, say, drawer, openFilters, closeFilters],
  );
  return (
    <ListingFrameContext value={state}>
      <div ref={frame}>
        {children}
        <Drawer
          open={open}
          onClose={closeFilters}
          title="Filter"
          foot={<div ref={foot} className={styles.foot} />}
        >
          <div ref={body} />
        </Drawer>
        <p role="status" className="visually-hidden">
          {said}
        </p>
      </div>
    </ListingFrameContext>
  );
}

/** From this width on the filters have their own column; equals that of `listing.module.css`. */
const WIDE = '(min-width: 1001px)';

/**
 * The state of the drawer that holds the filters on narrow screens. They stay in it when it closes,
 * so that its closing animation moves nothing, and return to their column on wide screens.
 */
function useFilterDrawer() {
  const [open, setOpen] = useState(false);
  const [drawer, setDrawer] = useState<ListingFrameState['drawer']>(null);
  const body = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);

  useFocusAfterClosing(open);

  useEffect(() => {
    const close = () => setOpen(false);
    const wide = window.matchMedia(WIDE);
    const leave = () => {
      close();
      setDrawer(null);
    };
    wide.addEventListener('change', leave);
    window.addEventListener('popstate', close);
    return () => {
      wide.removeEventListener('change', leave);
      window.removeEventListener('popstate', close);
    };
  }, []);

  // The drawer opens at once; hundreds of elements follow it while it slides in.
  const openFilters = useCallback(() => {
    setOpen(true);
    startTransition(() => {
      if (body.current && foot.current) setDrawer({ body: body.current, foot: foot.current });
    });
  }, []);
  const closeFilters = useCallback(() => setOpen(false), []);

  return { open, body, foot, drawer, openFilters, closeFilters };
}

/** Focuses the displayed view's filter button: the original one may be in another view. */
function useFocusAfterClosing(open: boolean): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open) {
      displayedSection('filters-button')?.focus({ preventScroll: true });
    }
    wasOpen.current = open;
  }, [open]);
}
