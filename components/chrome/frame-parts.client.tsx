'use client';

import { lazy } from 'react';
import { ServerHtml } from '@/components/ui/server-html.client';
import type { AnnouncedLine, FrameLink } from '@/lib/view/frame';
import type { MenuCategory } from './menu-categories';
import type { MenuLinksProps } from './menu-links';

/* What frames every page of the shop and is the same for everyone. `frame-styles.ts` has their styles. */

const Topline = lazy(async () => ({ default: (await import('./topline')).Topline }));
const CategoryLine = lazy(async () => ({
  default: (await import('./category-line')).CategoryLine,
}));
const MenuLinks = lazy(async () => ({ default: (await import('./menu-links')).MenuLinks }));
const Footer = lazy(async () => ({ default: (await import('./footer')).Footer }));
/** The condition keeps it, and what draws it, out of the scripts of the browser. */
const FrameHtml =
  typeof window === 'undefined'
    ? lazy(async () => ({ default: (await import('./frame-html')).FrameHtml }))
    : null;

export function FrameTopline(props: { announcement: AnnouncedLine | null }) {
  return (
    <ServerHtml html={FrameHtml && <FrameHtml part="topline" props={props} />}>
      <Topline {...props} />
    </ServerHtml>
  );
}

export function FrameCategoryLine(props: { featured: MenuCategory[] }) {
  return (
    <ServerHtml html={FrameHtml && <FrameHtml part="categoryLine" props={props} />}>
      <CategoryLine {...props} />
    </ServerHtml>
  );
}

export function FrameMenuLinks(props: MenuLinksProps) {
  return (
    <ServerHtml isFar html={FrameHtml && <FrameHtml part="menuLinks" props={props} />}>
      <MenuLinks {...props} />
    </ServerHtml>
  );
}

export function FrameFooter(props: { pages: FrameLink[] }) {
  return (
    <ServerHtml isFar html={FrameHtml && <FrameHtml part="footer" props={props} />}>
      <Footer {...props} />
    </ServerHtml>
  );
}
