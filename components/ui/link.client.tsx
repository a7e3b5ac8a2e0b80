'use client';

import NextLink from 'next/link';
import type { ComponentProps, ReactNode } from 'react';
import { createContext, useContext, useState } from 'react';
import type { Surface } from '@/lib/routes';
import { onSurface } from '@/lib/routes';

const SurfaceContext = createContext<Surface>('web');

/** Tells every link below which surface it stands on. */
export function SurfaceProvider({ surface, children }: { surface: Surface; children: ReactNode }) {
  return <SurfaceContext value={surface}>{children}</SurfaceContext>;
}

/** The surface the page is drawn for. */
export const useSurface = (): Surface => useContext(SurfaceContext);

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href' | 'prefetch'> & { href: string };

/**
 * A link inside the shop. Keeps `mobile=true` inside the mobile app, and fetches the page ahead only
 * when someone points at it: a phone on a slow network should not pay for pages nobody opens.
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
