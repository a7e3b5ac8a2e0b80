'use client';

import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './stepper.module.css';

export interface StepperProps {
  value: number;
  /** 1 by default; 0 lets the last tap take the thing away. */
  min?: number;
  /** The stock, or the limit where it is unknown. */
  max: number;
  /** What is counted: `Quantity of Tulsi Tea`. */
  label: string;
  /** Called with the next value. Without it the buttons submit the form they stand in. */
  onChange?: (next: number) => void;
  /** The field that the buttons send where scripts do not run; the stepper then stands in a form. */
  name?: string;
  /** A write is on its way: the number dims and the buttons wait. */
  busy?: boolean;
  size?: 'small' | 'medium' | 'large';
  /** As wide as its place. */
  block?: boolean;
}

/** A quantity between two buttons. The new number is read out as it changes. */
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
  const step = { name, busy, onChange };
  return (
    <fieldset
      aria-label={label}
      className={classNames(styles.stepper, styles[size], block && styles.block)}
    >
      <StepButton {...step} label="Remove one" next={value - 1} allowed={value > min}>
        <Minus />
      </StepButton>
      <output className={styles.value} aria-busy={busy}>
        {value}
      </output>
      <StepButton {...step} label="Add one" next={value + 1} allowed={value < max}>
        <Plus />
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
  return (
    <button
      type={name ? 'submit' : 'button'}
      name={name}
      value={next}
      aria-label={label}
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
