import type { ComponentProps } from 'react';
import { type ButtonStyle, buttonClass } from './button-class';
import { classNames } from './class-names';
import { Link } from './link.client';

type ButtonLinkProps = ComponentProps<typeof Link> & ButtonStyle;

/** A link styled as a button. */
export function ButtonLink({ variant, size, block, className, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={classNames(buttonClass({ variant, size, block }), className)} />
  );
}
