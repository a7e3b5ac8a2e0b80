'use client';

import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useText } from '#language';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { useHydrated } from '@/components/ui/use-hydrated.client';
import { captchaMessages } from '@/contract/messages/captcha';
import type { ApiForm } from '@/lib/forms/use-api-form.client';
import { CaptchaField } from './captcha.client';
import { FlashNote } from './flash-note';
import styles from './form-footer.module.css';

interface FormFooterProps<Values extends FieldValues> {
  form: ApiForm<Values>;
  /** The general error of a refused plain form post. */
  refusal?: string;
  /** Keeps the room of a message in one line, so that a late refusal moves nothing. */
  hasRoom?: boolean;
  /** The id of the message, where fields refer to it. */
  messageId?: string;
  /** What holds the button besides the captcha, such as an unticked consent. */
  hold?: { isHeld: boolean; reason: string };
  /** What a field that is filled in still lacks, in place of the general reason. */
  lack?: string | undefined;
  /** The label of the button while the form is sent. */
  pendingLabel?: string;
  /** The label of the button. */
  children: string;
}

/**
 * The foot of a form: captcha, message and button. With a captcha the button is `aria-disabled`,
 * with the reason, until the form is valid, and with a `hold` while it is held; a click then shows
 * the errors and sends nothing. Without scripts the button always works: until they run, a `hold` is
 * only drawn, and only where they will.
 */
export function FormFooter<Values extends FieldValues>({
  form,
  refusal,
  hasRoom = false,
  messageId,
  hold,
  lack,
  pendingLabel,
  children,
}: FormFooterProps<Values>) {
  const t = useText();
  const { captcha, isPending, isReady, hook, notes } = form;
  const reasonId = useId();
  const isHydrated = useHydrated();
  const isHeldBack = hold?.isHeld ?? false;
  const isHeld = !isPending && (isHeldBack || (captcha !== undefined && !isReady));
  const isDisabled = isHeld && (captcha !== undefined || isHydrated);
  const { isValid, errors } = hook.formState;
  const isRefused = Object.keys(errors).length > 0;
  const incomplete = isRefused ? captchaMessages.formRefused : captchaMessages.formIncomplete;
  const reason = isValid ? captchaMessages.notSolved : (lack ?? incomplete);
  const message = form.message ?? (hook.formState.isSubmitted ? undefined : refusal);
  return (
    <div className="stack gap-4">
      {captcha && <CaptchaField captcha={captcha} />}
      <FormMessage
        message={message}
        notes={form.message ? notes : []}
        hasRoom={hasRoom}
        id={messageId}
      />
      <Button
        type="submit"
        size="large"
        block
        loading={isPending}
        loadingLabel={pendingLabel}
        data-held={isHeld || undefined}
        aria-disabled={isDisabled || undefined}
        aria-describedby={isDisabled ? reasonId : undefined}
      >
        {children}
      </Button>
      {(captcha || hold) && (
        <p id={reasonId} role="status" className={`needs-scripts ${styles.reason}`}>
          {isHeld && t(isHeldBack ? hold?.reason : reason)}
        </p>
      )}
    </div>
  );
}

interface FormMessageProps {
  message: string | undefined;
  notes: readonly string[];
  hasRoom: boolean;
  id: string | undefined;
}

function FormMessage({ message, notes, hasRoom, id }: FormMessageProps) {
  const t = useText();
  if (hasRoom) {
    return (
      <div id={id} role="alert" className={styles.room}>
        {message && <FieldError>{[message, ...notes].map((one) => t(one)).join(' ')}</FieldError>}
      </div>
    );
  }
  return message && <FlashNote flash={{ message, details: notes, isError: true }} />;
}
