'use client';

import type { IconName } from './icon-names';
import sprite from './icons.svg';

/** The elements of an `Icon`: a page repeats its name for the browser, not the sprite's address. */
export function IconUse({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`${sprite.src}#${name}`} />
    </svg>
  );
}
