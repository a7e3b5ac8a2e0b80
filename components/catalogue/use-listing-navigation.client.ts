'use client';

import { useRouter } from 'next/navigation';
import type { RefObject } from 'react';
import { useEffect, useRef, useState, useTransition } from 'react';
import { useLasting } from '@/components/ui/use-lasting.client';
import { selectorOf } from './listing-parts';
import { shownPart, shownTwin } from './shown.client';

/** Quicker answers are shown without any sign of loading. */
const WORTH_SAYING_MS = 150;

interface ListingNavigation {
  /** A view has been asked for and is not here after a moment. */
  loading: boolean;
  /** What a screen reader is told when a view arrives. */
  said: string;
}

/**
 * Lets choices, searches and page turns inside `frame` change the listing without loading the page
 * anew. The links and the form stay what they are, so all of it works without this, too.
 */
export function useListingNavigation(frame: RefObject<HTMLElement | null>): ListingNavigation {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const [said, setSaid] = useState('');
  const asked = useRef<{ by: Element | null } | null>(null);

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    return onRequest(element, (href, by) => {
      asked.current = { by };
      element.style.minHeight = by ? heightInView(element) : '';
      startTransition(() => router.push(href, { scroll: false }));
    });
  }, [frame, router]);

  useEffect(() => {
    if (pending || !asked.current) return;
    returnFocus(asked.current.by);
    asked.current = null;
    setSaid(shownPart('count')?.textContent ?? '');
  }, [pending]);

  return { loading: useLasting(pending, WORTH_SAYING_MS), said };
}

/** `by` is what the shopper used. */
type Ask = (href: string, by: Element | null) => void;

/** Hears every way to ask for another view. Links are caught before they act by themselves. */
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
  if (!link) return;
  event.preventDefault();
  ask(link.pathname + link.search, null);
}

/** Typed values wait for Enter or a button; a tick or a sort order is a whole request. */
function sendChoice(event: Event, ask: Ask): void {
  const control = event.target as HTMLInputElement | HTMLSelectElement;
  if (!control.form?.matches(selectorOf('form'))) return;
  if (control.type === 'checkbox' || control.type === 'select-one') {
    ask(formAddress(control.form), control);
  }
}

function sendForm(event: SubmitEvent, ask: Ask): void {
  const form = event.target as HTMLFormElement;
  if (!form.matches(selectorOf('form'))) return;
  event.preventDefault();
  ask(formAddress(form), document.activeElement);
}

/** Where a GET form leads, without its empty fields. */
function formAddress(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value !== '') query.append(name, value);
  }
  return query.size ? `${form.getAttribute('action')}?${query}` : `${form.getAttribute('action')}`;
}

/**
 * How high the frame must stay so that a shorter view moves nothing on the screen: as far as it can
 * be seen.
 */
function heightInView(frame: HTMLElement): string {
  const { top, height } = frame.getBoundingClientRect();
  return `${Math.min(height, window.innerHeight - top)}px`;
}

/** What had the focus went with its view: its like in the new view gets it, else the count. */
function returnFocus(by: Element | null): void {
  const twin = by && shownTwin(by);
  const count = shownPart('count');
  (twin ?? count)?.focus({ preventScroll: true });
  if (!twin) count?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}
