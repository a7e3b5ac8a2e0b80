'use client';

import type { ReactNode } from 'react';
import { useText } from '#language';
import { Icon } from '@/components/ui/icon';
import { classNames } from './class-names';
import styles from './stepper.module.css';

export interface StepperProps {
  value: number;
  /** 1 by default; 0 lets the last step remove the item. */
  min?: number;
  /** The stock, or the limit if the stock is unknown. */
  max: number;
  /** The label of the quantity: `Quantity of Tulsi Tea`. */
  label: string;
  /** Called with the next value. Without it the buttons submit the form around them. */
  onChange?: (next: number) => void;
  /** The field that the buttons send without scripts; requires a form around the stepper. */
  name?: string;
  /** True during a write: the number is dimmed and the buttons are disabled. */
  busy?: boolean;
  size?: 'small' | 'medium' | 'large';
  /** As wide as its container. */
  block?: boolean;
}

/** A quantity between two buttons. Screen readers announce the new number. */
export function Stepper({
  value,
  min = 1,
  max,
  label,
  onChange,
  name,
  busy = false,
  size = 'medium',
  block = false,
}: StepperProps) {
  const t = useText();
  const step = { name, busy, onChange };
  return (
    <fieldset
      aria-label={t(label)}
      className={classNames(styles.stepper, styles[size], block && 'flex between')}
    >
      <StepButton {...step} label="Remove one" next={value - 1} allowed={value > min}>
        <Icon name="minus" />
      </StepButton>
      <output className={styles.value} aria-busy={busy}>
        {value}
      </output>
      <StepButton {...step} label="Add one" next={value + 1} allowed={value < max}>
        <Icon name="plus" />
      </StepButton>
    </fieldset>
  );
}

interface StepButtonProps extends Pick<StepperProps, 'onChange' | 'name' | 'busy'> {
  label: string;
  next: number;
  allowed: boolean;
  children: ReactNode;
}

function StepButton({ label, next, allowed, name, busy, onChange, children }: StepButtonProps) {
  const t = useText();
  return (
    <button
      type={name ? 'submit' : 'button'}
      name={name}
      value={next}
      aria-label={t(label)}
      disabled={!allowed || busy}
      onClick={(event) => {
        if (!onChange) return;
        event.preventDefault();
        onChange(next);
      }}
    >
      {children}
    </button>
  );
}
