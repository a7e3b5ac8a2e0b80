'use client';

import { createContext, useContext } from 'react';

/** The state that a listing's frame shares with the components inside it. */
export interface ListingFrameState {
  /** True while a requested view takes long enough to show a loading state. */
  loading: boolean;
  /** The elements that hold the filters in the drawer; null while the filters are in the page. */
  drawer: { body: HTMLElement; foot: HTMLElement } | null;
  /** Announces something to screen readers. */
  say: (text: string) => void;
  openFilters: () => void;
  closeFilters: () => void;
}

export const ListingFrameContext = createContext<ListingFrameState | null>(null);

/** @throws Error outside `ListingFrame`. */
export function useListing(): ListingFrameState {
  const state = useContext(ListingFrameContext);
  if (!state) throw new Error('A part of the listing stands outside its frame');
  return state;
}
