import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { type ButtonStyle, buttonClass } from './button-class';
import { classNames } from './class-names';

interface LoadingProps {
  loading?: boolean;
  /** Shown in place of the label while `loading`; without it the label stays, invisible. */
  loadingLabel?: string | undefined;
}

type ButtonProps = ComponentProps<'button'> & ButtonStyle & LoadingProps;

/** A button. While `loading` it retains its width and the focus, and neither acts nor submits. */
export function Button({
  variant,
  size,
  block,
  loading = false,
  loadingLabel,
  type = 'button',
  onClick,
  className,
  children,
  ...rest
}: ButtonProps) {
  const isLabelled = loading && loadingLabel !== undefined;
  return (
    <button
      {...rest}
      type={loading ? 'button' : type}
      onClick={loading ? undefined : onClick}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      className={classNames(
        buttonClass({ variant, size, block }),
        isLabelled && styles.labelled,
        className,
      )}
    >
      {isLabelled ? loadingLabel : children}
    </button>
  );
}
