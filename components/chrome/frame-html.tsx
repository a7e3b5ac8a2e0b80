import type { ComponentType } from 'react';
import { storedHtml } from '@/components/ui/stored-html';
import { CategoryLine } from './category-line';
import { Footer } from './footer';
import { MenuLinks } from './menu-links';
import { Topline } from './topline';

const PARTS = {
  topline: storedHtml(Topline),
  categoryLine: storedHtml(CategoryLine),
  menuLinks: storedHtml(MenuLinks),
  footer: storedHtml(Footer),
};

interface FrameHtmlProps {
  part: keyof typeof PARTS;
  /** The props of the part. */
  props?: object;
}

/** A part of `frame-parts.client.tsx` as the server sends it. */
export function FrameHtml({ part, props }: FrameHtmlProps) {
  const Part = PARTS[part] as ComponentType<object>;
  return <Part {...props} />;
}
