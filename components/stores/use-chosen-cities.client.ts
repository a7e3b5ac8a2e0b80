'use client';

import { useSyncExternalStore } from 'react';
import { useSurface } from '@/components/ui/link.client';
import { contentRoutes } from '@/lib/content-routes';
import { parseCities } from '@/lib/routing/store-cities';
import { onSurface } from '@/lib/surface';

const listeners = new Set<() => void>();

/** Hears every change of the URL; without the Navigation API, all but links to this same page. */
function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  window.addEventListener('popstate', onChange);
  window.navigation?.addEventListener('currententrychange', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('popstate', onChange);
    window.navigation?.removeEventListener('currententrychange', onChange);
  };
}

interface ChosenCities {
  chosen: string[];
  /** Changes the choice and the URL, without a request. */
  choose: (cities: readonly string[]) => void;
}

/** Returns the cities in the URL; in the server's HTML, and until hydration, those of the page. */
export function useChosenCities(ofPage: string[]): ChosenCities {
  const surface = useSurface();
  const query = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => null,
  );
  return {
    chosen: query === null ? ofPage : parseCities(new URLSearchParams(query)),
    choose: (cities) => {
      window.history.pushState(null, '', onSurface(contentRoutes.storeLocator(cities), surface));
      for (const notify of listeners) notify();
    },
  };
}
