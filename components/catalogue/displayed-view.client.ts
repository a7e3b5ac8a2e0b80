'use client';

import { type ListingSection, selectorOf } from './listing-sections';

/** Next.js leaves previous views in the page, hidden: only the displayed one counts. */
function firstDisplayed(
  selector: string,
  fits = (_: HTMLElement) => true,
): HTMLElement | undefined {
  const found = [...document.querySelectorAll<HTMLElement>(selector)];
  return found.find((element) => element.getClientRects().length > 0 && fits(element));
}

/** Returns a section of the displayed view. */
export function displayedSection(name: ListingSection): HTMLElement | undefined {
  return firstDisplayed(selectorOf(name));
}

/**
 * Returns the displayed view's counterpart of `control`, which may be in another view. The search of
 * the header has the name of the listing's own.
 */
export function displayedTwin(control: Element): HTMLElement | undefined {
  const name = control.getAttribute('name');
  if (!name) return undefined;
  const value = control.getAttribute('type') === 'checkbox' ? control.getAttribute('value') : null;
  return firstDisplayed(
    `[name="${name}"]`,
    (other) =>
      (other as HTMLInputElement).form?.matches(selectorOf('form')) === true &&
      (value === null || other.getAttribute('value') === value),
  );
}
