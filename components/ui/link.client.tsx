'use client';

import NextLink from 'next/link';
import type { ComponentProps, ReactNode } from 'react';
import { createContext, useContext, useState } from 'react';
import type { Surface } from '@/lib/routes';
import { onSurface } from '@/lib/routes';

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
 */
export function Link({ href, ...rest }: LinkProps) {
  const [wanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  return (
    <NextLink
      {...rest}
      href={onSurface(href, useSurface())}
      prefetch={wanted}
      onMouseEnter={want}
      onTouchStart={want}
      onFocus={want}
    />
  );
}
