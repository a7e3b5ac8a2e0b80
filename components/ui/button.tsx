import type { ComponentProps } from 'react';
import type { ButtonStyle } from './button-class';
import { buttonClass } from './button-class';
import { classNames } from './class-names';

type ButtonProps = ComponentProps<'button'> & ButtonStyle & { loading?: boolean };

/** A button. While `loading` it retains its width and the focus, and neither acts nor submits. */
export function Button({
  variant,
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
      className={classNames(buttonClass({ variant, size, block }), className)}
    />
  );
}
