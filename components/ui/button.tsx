import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names';
import { Link } from './link.client';

export type ButtonVariant = 'main' | 'line' | 'quiet' | 'text' | 'danger' | 'haldi' | 'thread';

interface Look {
  /** One `main` button a view; `haldi` and `thread` only on dark grounds. */
  variant?: ButtonVariant;
  size?: 'small' | 'medium' | 'large';
  /** As wide as its place. */
  block?: boolean;
}

export type ButtonProps = ComponentProps<'button'> & Look & { loading?: boolean };
export type ButtonLinkProps = ComponentProps<typeof Link> & Look;

/** A button. While `loading` it keeps its width and the focus, and neither acts nor submits. */
export function Button({
  variant = 'main',
  size,
  block,
  loading = false,
  type = 'button',
  onClick,
  className,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={loading ? 'button' : type}
      onClick={loading ? undefined : onClick}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      className={classNames(look({ variant, size, block }), className)}
    />
  );
}

/** A link that looks like a button. */
export function ButtonLink({ variant = 'main', size, block, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={classNames(look({ variant, size, block }), className)} />;
}

function look({ variant = 'main', size = 'medium', block = false }: Look): string {
  return classNames(styles.button, styles[variant], styles[size], block && styles.block);
}
