'use client';

import type { ClipboardEvent, ComponentProps, SyntheticEvent } from 'react';
import { loginCodeDigits } from '@/contract/kit/codes';
import { LOGIN_CODE_LENGTH } from '@/contract/shop/limits';
import styles from './login-code-input.module.css';

interface LoginCodeInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  /** The digits typed so far. */
  value: string;
  onChange: (digits: string) => void;
}

const BOXES = Array.from({ length: LOGIN_CODE_LENGTH }, (_, index) => index);

/**
 * One field for the whole code, shown as six boxes: phones can autofill it at once, and screen
 * readers announce a single field. The caret stays at the end.
 */
export function LoginCodeInput({ value, onChange, ...rest }: LoginCodeInputProps) {
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    onChange(loginCodeDigits(event.clipboardData.getData('text')));
  };
  return (
    <span className={`stack fit relative gap-2-half ${styles.otp}`}>
      <input
        {...rest}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern={`\\d{${LOGIN_CODE_LENGTH}}`}
        className={styles.input}
        value={value}
        onChange={(event) => onChange(loginCodeDigits(event.target.value))}
        onPaste={paste}
        onSelect={keepCaretAtEnd}
      />
      {BOXES.map((index) => (
        <span
          key={index}
          aria-hidden="true"
          className={`needs-scripts stack place-center round-2 ${styles.box}`}
          data-filled={index < value.length || undefined}
          data-current={index === value.length || undefined}
        >
          {value[index]}
        </span>
      ))}
    </span>
  );
}

/** Moves a collapsed caret to the end; a selection of the whole code may be typed over. */
function keepCaretAtEnd({ currentTarget: field }: SyntheticEvent<HTMLInputElement>) {
  const { selectionStart, selectionEnd, value } = field;
  const isAll = selectionStart === 0 && selectionEnd === value.length;
  if (!isAll && selectionStart !== value.length) {
    field.setSelectionRange(value.length, value.length);
  }
}
