import type { SVGProps } from 'react';
import type { BrandName } from './icon-names';
import sprite from './icons.svg';

/**
 * A brand mark out of the sprite, in the colour of the text. Decorative: the surrounding link or
 * button has the name.
 */
export function BrandIcon({ brand, ...rest }: { brand: BrandName } & SVGProps<SVGSVGElement>) {
  return (
    <svg width="24" height="24" fill="currentColor" aria-hidden="true" {...rest}>
      <use href={`${sprite.src}#brand-${brand}`} />
    </svg>
  );
}
