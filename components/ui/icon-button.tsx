import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './icon-button.module.css';
import { Link } from './link.client';

interface Look {
  /** What the icon means, for those who do not see it. */
  label: string;
  /** The icon. */
  children: ReactNode;
  look?: 'bare' | 'line' | 'round';
}

/** A 44 px button that is only an icon. */
export function IconButton({
  label,
  look = 'bare',
  type = 'button',
  className,
  ...rest
}: ComponentProps<'button'> & Look) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={classNames(styles.button, styles[look], className)}
    />
  );
}

/** A 44 px link that is only an icon. */
export function IconLink({
  label,
  look = 'bare',
  className,
  ...rest
}: ComponentProps<typeof Link> & Look) {
  return (
    <Link
      {...rest}
      aria-label={label}
      className={classNames(styles.button, styles[look], className)}
    />
  );
}
