'use client';

import type { Part } from './listing-parts';
import { selectorOf } from './listing-parts';

/** Views that were left stay in the page, hidden: only the shown one counts. */
function firstShown(selector: string, fits = (_: HTMLElement) => true): HTMLElement | undefined {
  const found = [...document.querySelectorAll<HTMLElement>(selector)];
  return found.find((element) => element.getClientRects().length > 0 && fits(element));
}

/** A part of the view that is shown. */
export function shownPart(name: Part): HTMLElement | undefined {
  return firstShown(selectorOf(name));
}

/** The control of the shown view that does the same as `control`, perhaps of another view. */
export function shownTwin(control: Element): HTMLElement | undefined {
  const name = control.getAttribute('name');
  if (!name) return undefined;
  const value = control.getAttribute('type') === 'checkbox' ? control.getAttribute('value') : null;
  return firstShown(
    `[name="${name}"]`,
    (other) => value === null || other.getAttribute('value') === value,
  );
}
