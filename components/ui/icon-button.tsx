import type { ComponentProps, ReactNode } from 'react';
import { useText } from '#language';
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
  const t = useText();
  return (
    <button
      {...rest}
      type={type}
      aria-label={t(label)}
      className={classNames(styles.button, styles[variant], className)}
    />
  );
}
