'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import { HEADER_SEARCH_ID } from '@/components/shared/header-search-id';
import { useSent } from '@/components/ui/use-sent.client';
import { useListing } from './listing-context.client';

interface SearchedTextProps {
  /** Undefined: the listing is no search. */
  search: string | undefined;
  /** What was found, in words. */
  found: string;
}

/**
 * Writes the search of a listing into the field of the header, which is rendered once for all pages,
 * and says what was found when the listing replaces another page. Renders nothing.
 */
export function SearchedText({ search, found }: SearchedTextProps) {
  const { say } = useListing();
  const isFollowed = useRef(!useSent());
  useLayoutEffect(() => {
    const field = document.getElementById(HEADER_SEARCH_ID);
    const isTyping = field === document.activeElement;
    if (field instanceof HTMLInputElement && !isTyping) field.value = search ?? '';
  }, [search]);
  useEffect(() => {
    if (search !== undefined && isFollowed.current) say(found);
    isFollowed.current = true;
  }, [search, found, say]);
  return null;
}
