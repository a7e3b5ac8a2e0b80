'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '#language';
import { Icon } from '@/components/ui/icon';
import styles from './enquiry-form.module.css';

const WRONG = '[aria-invalid="true"]';

interface MoreFieldsProps {
  label: string;
  /** Changes when errors may have come. */
  errors: object;
  /** What was typed in an earlier visit is back in the form. */
  isRestored: boolean;
  children: ReactNode;
}

/**
 * Fields that may be left out, folded away. What an earlier visit has filled in unfolds them, and an
 * error, which gets the focus.
 */
export function MoreFields({ label, errors, isRestored, children }: MoreFieldsProps) {
  const t = useText();
  const ref = useRef<HTMLDetailsElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the errors are read from the page.
  useEffect(() => {
    const fields = ref.current;
    if (!fields || fields.open || !fields.querySelector(WRONG)) return;
    fields.open = true;
    fields.closest('form')?.querySelector<HTMLElement>(WRONG)?.focus();
  }, [errors]);
  useEffect(() => {
    if (isRestored && ref.current && isFilled(ref.current)) ref.current.open = true;
  }, [isRestored]);
  return (
    <details className={styles.more} ref={ref}>
      <summary>
        <Icon name="chevron-down" />
        {t(label)}
      </summary>
      <div className={`stack may-shrink gap-4 one-column ${styles.part}`}>{children}</div>
    </details>
  );
}

function isFilled(fields: HTMLElement): boolean {
  const all = fields.querySelectorAll<HTMLInputElement>('input, select, textarea');
  return [...all].some(({ value }) => value !== '');
}
