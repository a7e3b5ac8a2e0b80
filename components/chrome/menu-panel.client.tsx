'use client';

import type { FocusEvent, KeyboardEvent, MouseEvent, ReactNode, ToggleEvent } from 'react';
import { useText } from '#language';
import { isDrawn } from '@/lib/browser/is-drawn';

const WIDE = '(min-width: 769px)';
const STOPS = 'a[href], button, summary';

interface MenuPanelProps {
  id: string;
  label: string;
  className?: string;
  children: ReactNode;
}

/**
 * Adds behaviour that a popover lacks: it closes when a link is followed or focus leaves, supports
 * the arrow keys, and opens the first category immediately where there is room.
 */
export function MenuPanel({ id, label, className, children }: MenuPanelProps) {
  const t = useText();
  return (
    <nav
      id={id}
      popover="auto"
      aria-label={t(label)}
      className={className}
      onToggle={openFirst}
      onClick={closeAfterLink}
      onKeyDown={walk}
      onBlur={closeWhenLeft}
    >
      {children}
    </nav>
  );
}

function openFirst({ newState, currentTarget: panel }: ToggleEvent<HTMLElement>) {
  if (newState !== 'open' || !matchMedia(WIDE).matches) return;
  if (panel.querySelector('details[open]')) return;
  panel.querySelector('details')?.setAttribute('open', '');
}

function closeAfterLink({ target, currentTarget: panel }: MouseEvent<HTMLElement>) {
  if ((target as Element).closest('a')) panel.hidePopover?.();
}

function closeWhenLeft({ relatedTarget, currentTarget: panel }: FocusEvent<HTMLElement>) {
  if (relatedTarget && !panel.contains(relatedTarget)) panel.hidePopover?.();
}

function walk(event: KeyboardEvent<HTMLElement>) {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)].filter(isDrawn);
  const here = stops.indexOf(document.activeElement as HTMLElement);
  const next = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: stops.length - 1 }[
    event.key
  ];
  if (next === undefined) return;
  event.preventDefault();
  stops[next]?.focus();
}
