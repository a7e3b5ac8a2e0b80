import type { ComponentProps } from 'react';
import type { ButtonLook } from './button-look';
import { buttonLook } from './button-look';
import { classNames } from './class-names';

type ButtonProps = ComponentProps<'button'> & ButtonLook & { loading?: boolean };

/** A button. While `loading` it keeps its width and the focus, and neither acts nor submits. */
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
      className={classNames(buttonLook({ variant, size, block }), className)}
    />
  );
}
