import type { IconName } from './icon-names';
import sprite from './icons.svg';

/** A line icon out of the sprite. Assistive technology passes over it: words beside it or a label say the same. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`${sprite.src}#${name}`} />
    </svg>
  );
}
