'use client';

import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
} from 'react';
import { onSurface, type Surface } from '@/lib/surface';
import { AppRouterContext, WHOLE_PAGE } from './app-router-context';
import { mayLeaveFor, opensHere } from './navigation';

const SurfaceContext = createContext<Surface>('web');

/** Provides the surface to every link below. */
export function SurfaceProvider({ surface, children }: { surface: Surface; children: ReactNode }) {
  return <SurfaceContext value={surface}>{children}</SurfaceContext>;
}

/** Returns the surface the page is rendered for. */
export const useSurface = (): Surface => useContext(SurfaceContext);

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  href: string;
  /** False: the page stays where it is scrolled to. */
  scroll?: boolean;
  /** Runs before another page opens here; `preventDefault` keeps this one. */
  onNavigate?: (event: { preventDefault: () => void }) => void;
};

/**
 * A link inside the shop. Preserves `mobile=true` inside the mobile app, and prefetches only on
 * hover, touch or focus: a phone on a slow network should not load pages that are never opened.
 * Without a connection the displayed page stays. `next/link` would watch every link on the screen,
 * with 4 kB of scripts.
 */
export function Link({ href, scroll = true, onNavigate, onClick, ...rest }: LinkProps) {
  const router = useContext(AppRouterContext);
  const target = onSurface(href, useSurface());
  const prefetch = () => router?.prefetch(target, WHOLE_PAGE);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!router || !opensHere(event, event.currentTarget)) return;
    event.preventDefault();
    if (!mayLeaveFor(target, event.currentTarget) || !isWanted(onNavigate)) return;
    router.push(target, { scroll });
  };
  return (
    <a
      {...rest}
      href={target}
      onClick={follow}
      onMouseEnter={prefetch}
      onTouchStart={prefetch}
      onFocus={prefetch}
    />
  );
}

function isWanted(onNavigate: LinkProps['onNavigate']): boolean {
  let isRefused = false;
  onNavigate?.({
    preventDefault: () => {
      isRefused = true;
    },
  });
  return !isRefused;
}
