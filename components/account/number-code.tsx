import { TextField } from '@/components/shared/text-field';
import type { FormField } from '@/lib/forms/field-of';

interface NumberCodeProps {
  field: FormField;
  /** Says which number the code was sent to: first as the refusal of the field, then as its hint. */
  notice: string;
  inputMode?: 'numeric' | 'text';
}

/**
 * The field for the code of an account's number; it takes the focus when it appears. The notice that
 * the code was sent is no error.
 */
export function NumberCode({ field, notice, inputMode = 'numeric' }: NumberCodeProps) {
  const error = field.error === notice ? undefined : field.error;
  return (
    <TextField
      field={{ ...field, error, input: { ...field.input, autoFocus: true } }}
      label="OTP"
      hint={notice}
      inputMode={inputMode}
      autoComplete="one-time-code"
    />
  );
}
