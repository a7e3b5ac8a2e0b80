'use client';

import { useLayoutEffect } from 'react';
import { categoryLinkId } from './category-link-id';

interface CurrentCategoryProps {
  /** The categories of the page, from the topmost to its own. */
  path: { id: number }[];
  /** The page is that of its own category, not one further down. */
  isPage?: boolean;
}

/**
 * Marks the category of the page in the header, which is rendered once for all pages. The nearest
 * one that has a link there is marked. Renders nothing.
 */
export function CurrentCategory({ path, isPage = false }: CurrentCategoryProps) {
  const ids = path.map(({ id }) => id).join(' ');
  useLayoutEffect(() => {
    const links = ids.split(' ').map((id) => document.getElementById(categoryLinkId(Number(id))));
    const link = links.findLast((one) => one !== null);
    if (!link) return;
    const isOwn = isPage && link === links.at(-1);
    link.setAttribute('aria-current', isOwn ? 'page' : 'true');
    return () => link.removeAttribute('aria-current');
  }, [ids, isPage]);
  return null;
}
