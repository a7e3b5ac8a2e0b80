'use client';

import { createContext, useContext } from 'react';

/** What the frame around a listing tells the parts of the page inside it. */
export interface ListingFrameState {
  /** Another view of the listing has been asked for and takes long enough to say so. */
  loading: boolean;
  /** Where the filters stand while they are in the drawer, null while they are in the page. */
  drawer: { body: HTMLElement; foot: HTMLElement } | null;
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
