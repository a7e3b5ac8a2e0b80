'use client';

import type { ClipboardEvent, ComponentProps, SyntheticEvent } from 'react';
import { OTP_LENGTH } from '@/contract/limits';
import styles from './otp-input.module.css';

interface OtpInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  /** The digits so far. */
  value: string;
  onChange: (digits: string) => void;
}

const BOXES = Array.from({ length: OTP_LENGTH }, (_, index) => index);

/**
 * One field for the whole code, drawn as six boxes: phones fill it in one go, and it is read out as
 * one field. The caret stays at the end.
 */
export function OtpInput({ value, onChange, ...rest }: OtpInputProps) {
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    onChange(digitsOf(event.clipboardData.getData('text')));
  };
  return (
    <span className={styles.otp}>
      <input
        {...rest}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern={`\\d{${OTP_LENGTH}}`}
        maxLength={OTP_LENGTH}
        className={styles.input}
        value={value}
        onChange={(event) => onChange(digitsOf(event.target.value))}
        onPaste={paste}
        onSelect={keepCaretAtEnd}
      />
      {BOXES.map((index) => (
        <span
          key={index}
          aria-hidden="true"
          className={styles.box}
          data-filled={index < value.length || undefined}
          data-current={index === value.length || undefined}
        >
          {value[index]}
        </span>
      ))}
    </span>
  );
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '').slice(0, OTP_LENGTH);
}

/** All of it may be selected, to be typed over. */
function keepCaretAtEnd({ currentTarget: field }: SyntheticEvent<HTMLInputElement>) {
  const { selectionStart, selectionEnd, value } = field;
  const isAll = selectionStart === 0 && selectionEnd === value.length;
  if (!isAll && selectionStart !== value.length) {
    field.setSelectionRange(value.length, value.length);
  }
}
