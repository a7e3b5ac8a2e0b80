'use client';

import { type ReactNode, type RefObject, useContext, useEffect, useRef } from 'react';
import { AppRouterContext, WHOLE_PAGE } from './app-router-context';
import { FAR } from './far';
import { mayLeaveFor, opensHere } from './navigation';
import { useSent } from './use-sent.client';

interface ServerHtmlProps {
  /** The part as the server sends it, of `storedHtml` or `drawnHtml`; null in the browser. */
  html: ReactNode;
  /** Below the first screen or in a closed menu: `server/first-paint` lets it sleep until it is near. */
  isFar?: boolean;
  /** The element around the part. */
  box?: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/**
 * A part of a page that never changes. The browser keeps the HTML that the server sent: its elements
 * are not sent a second time, and React does not walk through them. The content is a `lazy`
 * component, whose code loads where a later page brings the part along. Its stylesheets are imported
 * beside it, to come with the page.
 */
export function ServerHtml({ html, isFar = false, box, children }: ServerHtmlProps) {
  const own = useRef<HTMLDivElement>(null);
  const place = box ?? own;
  const isSent = useSent();
  const mark = isFar ? { [FAR]: '' } : {};
  useLinksIn(place);
  if (typeof window === 'undefined') {
    return isFar ? (
      <div className="contents" {...mark}>
        {html}
      </div>
    ) : (
      html
    );
  }
  if (!isSent) {
    return (
      <div ref={place} className="contents">
        {children}
      </div>
    );
  }
  return (
    <div
      ref={place}
      className="contents"
      {...mark}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves the sent HTML alone
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}

const SIGNS_OF_INTENT = ['mouseover', 'touchstart', 'focusin'] as const;
const PASSIVE = { passive: true };

/** Makes plain links behave as `Link` does: the page opens without loading the shop again. */
function useLinksIn(box: RefObject<HTMLElement | null>): void {
  const router = useContext(AppRouterContext);
  useEffect(() => {
    const element = box.current;
    if (!element || !router) return undefined;
    const follow = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || !opensHere(event, link)) return;
      event.preventDefault();
      if (mayLeaveFor(hrefOf(link), link)) router.push(hrefOf(link));
    };
    const prefetch = (event: Event) => {
      const link = linkOf(event);
      if (link?.origin === location.origin) router.prefetch(hrefOf(link), WHOLE_PAGE);
    };
    element.addEventListener('click', follow);
    for (const sign of SIGNS_OF_INTENT) element.addEventListener(sign, prefetch, PASSIVE);
    return () => {
      element.removeEventListener('click', follow);
      for (const sign of SIGNS_OF_INTENT) element.removeEventListener(sign, prefetch);
    };
  }, [box, router]);
}

function linkOf({ target }: Event): HTMLAnchorElement | null {
  return (target as Element).closest('a');
}

function hrefOf({ pathname, search, hash }: HTMLAnchorElement): string {
  return pathname + search + hash;
}
