import type { ComponentProps, ReactNode } from 'react';
import { useText } from '#language';
import { Icon } from '@/components/ui/icon';
import styles from './chip.module.css';
import { classNames } from './class-names';
import { Link } from './link.client';

/** A wrapping row of chips. */
export function Chips({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul {...rest} className={classNames('cluster gap-2', className)} />;
}

/** A toggle, such as a time slot. Disabled: struck through. */
export function Chip({
  pressed,
  type = 'button',
  className,
  ...rest
}: ComponentProps<'button'> & { pressed?: boolean }) {
  return (
    <button
      {...rest}
      type={type}
      aria-pressed={pressed}
      className={classNames(styles.chip, className)}
    />
  );
}

/** A choice that a link makes; the current one is marked for everyone. */
export function ChipLink({
  isCurrent,
  ...rest
}: Omit<ComponentProps<typeof Link>, 'className'> & { isCurrent: boolean }) {
  return <Link {...rest} aria-current={isCurrent ? 'true' : undefined} className={styles.chip} />;
}

/** A chosen filter; its link removes the filter. */
export function RemoveChip({
  children,
  ...rest
}: Omit<ComponentProps<typeof Link>, 'className'> & { children: ReactNode }) {
  const t = useText();
  return (
    <Link {...rest} className={classNames(styles.chip, styles.tint)}>
      <span className="visually-hidden">{t('Remove')} </span>
      {children}
      <Icon name="x" />
    </Link>
  );
}
