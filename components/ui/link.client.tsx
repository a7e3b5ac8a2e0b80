'use client';

import NextLink from 'next/link';
import type { ComponentProps, ReactNode } from 'react';
import { createContext, useContext, useState } from 'react';
import type { Surface } from '@/lib/routes';
import { onSurface } from '@/lib/routes';
import { startNavigationLine } from './navigation-line';

const SurfaceContext = createContext<Surface>('web');

/** Provides the surface to every link below. */
export function SurfaceProvider({ surface, children }: { surface: Surface; children: ReactNode }) {
  return <SurfaceContext value={surface}>{children}</SurfaceContext>;
}

/** Returns the surface the page is rendered for. */
export const useSurface = (): Surface => useContext(SurfaceContext);

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href' | 'prefetch'> & { href: string };

/**
 * A link inside the shop. Preserves `mobile=true` inside the mobile app, and prefetches only on
 * hover, touch or focus: a phone on a slow network should not load pages that are never opened.
 * Without a connection the displayed page stays.
 */
export function Link({ href, onNavigate, ...rest }: LinkProps) {
  const [wanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  const target = onSurface(href, useSurface());
  return (
    <NextLink
      {...rest}
      href={target}
      prefetch={wanted}
      onNavigate={(event) => {
        if (mayLeaveFor(target, event)) onNavigate?.(event);
      }}
      onMouseEnter={want}
      onTouchStart={want}
      onFocus={want}
    />
  );
}

/** Runs at a tap that opens a page here, not in a new tab. Without a connection nothing opens. */
function mayLeaveFor(href: string, event: { preventDefault: () => void }): boolean {
  if (!isOffline()) {
    startNavigationLine(href);
    return true;
  }
  event.preventDefault();
  // The note about the connection says so again.
  dispatchEvent(new Event('offline'));
  return false;
}

/** Whether the shop cannot be reached, as `ConnectionNote` has found out. */
function isOffline(): boolean {
  return document.documentElement.hasAttribute('data-offline');
}
