'use client';

import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { NOT_A_ROBOT } from '@/contract/fields';
import type { ApiForm } from '@/lib/forms/use-api-form.client';
import { Captcha } from './captcha.client';
import styles from './form-end.module.css';

interface FormEndProps<Values extends FieldValues> {
  form: ApiForm<Values>;
  /** What a plain form post was refused for as a whole. */
  refusal?: string;
  /** The words of the button. */
  children: string;
}

/**
 * The foot of a form: captcha, message and button. With a captcha the button counts as disabled until
 * all is right, and says why; pressing it then shows what is missing and sends nothing.
 */
export function FormEnd<Values extends FieldValues>({
  form,
  refusal,
  children,
}: FormEndProps<Values>) {
  const { captcha, isPending, isReady, hook } = form;
  const reasonId = useId();
  const isHeld = captcha !== undefined && !isReady && !isPending;
  const reason = hook.formState.isValid ? NOT_A_ROBOT : 'Please fill in every field first.';
  const message = form.message ?? (hook.formState.isSubmitted ? undefined : refusal);
  return (
    <div className={styles.end}>
      {captcha && <Captcha captcha={captcha} />}
      {message && <Note tone="error">{message}</Note>}
      <Button
        type="submit"
        size="large"
        block
        loading={isPending}
        aria-disabled={isHeld || undefined}
        aria-describedby={isHeld ? reasonId : undefined}
      >
        {children}
      </Button>
      {captcha && (
        <p id={reasonId} role="status" className={styles.reason}>
          {isHeld && reason}
        </p>
      )}
    </div>
  );
}
