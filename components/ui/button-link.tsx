import type { ComponentProps } from 'react';
import type { ButtonLook } from './button-look';
import { buttonLook } from './button-look';
import { classNames } from './class-names';
import { Link } from './link.client';

type ButtonLinkProps = ComponentProps<typeof Link> & ButtonLook;

/** A link that looks like a button. */
export function ButtonLink({ variant, size, block, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={classNames(buttonLook({ variant, size, block }), className)} />;
}
