'use client';

import { useRouter } from 'next/navigation';
import { type RefObject, useEffect, useRef, useState, useTransition } from 'react';
import { useDelayed } from '@/components/ui/use-delayed.client';
import { isListingPath } from '@/lib/routing/listing-path';
import { displayedSection, displayedTwin } from './displayed-view.client';
import { selectorOf } from './listing-sections';

/** Faster answers show no loading state. */
const SIGN_OF_LOADING_AFTER_MS = 150;

interface ListingNavigation {
  /** True if a requested view has not arrived after a moment. */
  loading: boolean;
  /** The screen reader announcement when a view arrives. */
  said: string;
  /** Announces something else. */
  say: (text: string) => void;
}

/**
 * Changes the listing after choices, searches and page turns inside `frame` without a page load.
 * The links and the form remain ordinary HTML, so they also work without it.
 */
export function useListingNavigation(frame: RefObject<HTMLElement | null>): ListingNavigation {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const [said, setSaid] = useState('');
  const asked = useRef<{ by: Element | null } | null>(null);

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const ask: Ask = (href, by) => {
      asked.current = { by };
      element.style.minHeight = by ? heightInView(element) : '';
      startTransition(() => router.push(href, { scroll: false }));
    };
    askForEarlyChoice(element, ask);
    return onRequest(element, ask);
  }, [frame, router]);

  useEffect(() => {
    if (pending || !asked.current) return;
    returnFocus(asked.current.by);
    asked.current = null;
    setSaid(displayedSection('count')?.textContent ?? '');
  }, [pending]);

  return { loading: useDelayed(pending, SIGN_OF_LOADING_AFTER_MS), said, say: setSaid };
}

/** `by` is the control that the shopper used. */
type Ask = (href: string, by: Element | null) => void;

/**
 * Listens for requests of another view. Links to views are intercepted before their own handlers
 * run; a product, or a chat elsewhere, opens as usual.
 */
function onRequest(frame: HTMLElement, ask: Ask): () => void {
  const onClick = (event: MouseEvent) => followLink(event, ask);
  const onChange = (event: Event) => sendChoice(event, ask);
  const onSubmit = (event: SubmitEvent) => sendForm(event, ask);
  frame.addEventListener('click', onClick, true);
  frame.addEventListener('change', onChange);
  frame.addEventListener('submit', onSubmit);
  return () => {
    frame.removeEventListener('click', onClick, true);
    frame.removeEventListener('change', onChange);
    frame.removeEventListener('submit', onSubmit);
  };
}

function followLink(event: MouseEvent, ask: Ask): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element).closest<HTMLAnchorElement>(
    `${selectorOf('links')} a[href]`,
  );
  if (!link || link.origin !== location.origin || !isListingPath(link.pathname)) return;
  event.preventDefault();
  ask(link.pathname + link.search, null);
}

/** Sends a checkbox or sort choice immediately; typed values wait for Enter or a button. */
function sendChoice(event: Event, ask: Ask): void {
  const control = event.target as HTMLInputElement | HTMLSelectElement;
  if (!control.form?.matches(selectorOf('form'))) return;
  if (control.type === 'checkbox' || control.type === 'select-one') {
    ask(formAddress(control.form), control);
  }
}

/** Sends a choice that was made before the scripts ran, of which no event told them. */
function askForEarlyChoice(frame: HTMLElement, ask: Ask): void {
  const form = frame.querySelector<HTMLFormElement>(selectorOf('form'));
  const changed = [...(form?.elements ?? [])].find(isChanged);
  if (form && changed) ask(formAddress(form), changed);
}

/** True for a checkbox or a selection that is no longer as the server sent it. */
function isChanged(control: Element): boolean {
  if (control instanceof HTMLInputElement) return control.checked !== control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return false;
  return control.selectedOptions[0]?.defaultSelected === false;
}

function sendForm(event: SubmitEvent, ask: Ask): void {
  const form = event.target as HTMLFormElement;
  if (!form.matches(selectorOf('form'))) return;
  event.preventDefault();
  ask(formAddress(form), document.activeElement);
}

/** Returns the URL that a GET form leads to, without its empty fields. */
function formAddress(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value !== '') query.append(name, value);
  }
  const action = `${form.getAttribute('action')}`;
  // `size` of the parameters is younger than the floor of browsers.
  return `${query}` === '' ? action : `${action}?${query}`;
}

/**
 * Returns the minimum height of the frame, up to the screen's lower edge, so that a shorter view
 * moves nothing on the screen.
 */
function heightInView(frame: HTMLElement): string {
  const { top, height } = frame.getBoundingClientRect();
  return `${Math.min(height, window.innerHeight - top)}px`;
}

/** Focuses the new view's counterpart of the control used, otherwise the product count. */
function returnFocus(by: Element | null): void {
  const twin = by && displayedTwin(by);
  const count = displayedSection('count');
  (twin ?? count)?.focus({ preventScroll: true });
  if (!twin) count?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}
