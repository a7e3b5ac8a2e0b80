import { isSamePage, startNavigationLine } from './navigation-line';
import { showPagePreview } from './page-preview';

type Click = Pick<
  MouseEvent,
  'altKey' | 'button' | 'ctrlKey' | 'defaultPrevented' | 'metaKey' | 'shiftKey'
>;

/** Whether a click opens a page of the shop here: not in a new tab, not as a file, not handled. */
export function opensHere(click: Click, link: HTMLAnchorElement): boolean {
  if (click.defaultPrevented || click.button !== 0) return false;
  if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return false;
  const isHere = link.target === '' || link.target === '_self';
  return isHere && !link.hasAttribute('download') && link.origin === location.origin;
}

/**
 * Begins to leave for a page of the shop, whose preview is displayed where the link has one. False
 * without a connection: the displayed page stays.
 */
export function mayLeaveFor(href: string, link: HTMLElement): boolean {
  if (!isOffline()) {
    startNavigationLine(href);
    if (!isSamePage(new URL(href, location.href).href, location.href)) showPagePreview(link);
    return true;
  }
  // The note about the connection says so again.
  dispatchEvent(new Event('offline'));
  return false;
}

/** Whether the shop cannot be reached, as `ConnectionNote` has found out. */
function isOffline(): boolean {
  return document.documentElement.hasAttribute('data-offline');
}
