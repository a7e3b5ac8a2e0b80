import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './icon-button.module.css';

interface IconProps {
  /** The meaning of the icon, for screen readers. */
  label: string;
  /** The icon. */
  children: ReactNode;
  variant?: 'bare' | 'line' | 'round';
}

/** A 44 px button with only an icon. */
export function IconButton({
  label,
  variant = 'bare',
  type = 'button',
  className,
  ...rest
}: ComponentProps<'button'> & IconProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={classNames(styles.button, styles[variant], className)}
    />
  );
}
