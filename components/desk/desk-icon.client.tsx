'use client';

import type { DeskIconName } from '@/lib/desk/icon-names';
import sprite from './desk-icons.svg';

/** A line icon of the desk. Assistive technology passes over it: words beside it say the same. */
export function DeskIcon({ name }: { name: DeskIconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`${sprite.src}#${name}`} />
    </svg>
  );
}
