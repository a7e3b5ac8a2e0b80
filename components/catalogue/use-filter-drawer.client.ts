'use client';

import { useEffect, useRef, useState } from 'react';
import { shownPart } from './shown.client';

/** From here on the filters have a column of their own; the same step as in `listing.module.css`. */
const WIDE = '(min-width: 901px)';

/**
 * The drawer that takes in the filters on narrow screens. They stay in it when it closes, so that
 * nothing jumps while it slides away, and go back to their column when the screen becomes wide.
 */
export function useFilterDrawer() {
  const [open, setOpen] = useState(false);
  const [holdsFilters, setHoldsFilters] = useState(false);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const [foot, setFoot] = useState<HTMLElement | null>(null);

  useFocusAfterClosing(open);

  useEffect(() => {
    const close = () => setOpen(false);
    const wide = window.matchMedia(WIDE);
    const leave = () => {
      close();
      setHoldsFilters(false);
    };
    wide.addEventListener('change', leave);
    window.addEventListener('popstate', close);
    return () => {
      wide.removeEventListener('change', leave);
      window.removeEventListener('popstate', close);
    };
  }, []);

  return {
    open,
    slots: { setBody, setFoot },
    drawer: holdsFilters && body && foot ? { body, foot } : null,
    openFilters: () => {
      setHoldsFilters(true);
      setOpen(true);
    },
    closeFilters: () => setOpen(false),
  };
}

/** The button that opened the drawer may have gone with its view: the shown one gets the focus. */
function useFocusAfterClosing(open: boolean): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open) {
      shownPart('filters-button')?.focus({ preventScroll: true });
    }
    wasOpen.current = open;
  }, [open]);
}
