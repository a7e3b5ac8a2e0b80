'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useText } from '#language';
import { type ReturnTo, ReturnToFields } from '@/components/shared/return-to-fields.client';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated.client';
import { mobileMessages } from '@/contract/messages/fields';
import { accountApi } from '@/lib/api-routes/account';
import { typedAfterIndia } from '@/lib/forms/typed-number';
import {
  earlyProblemOfNumber,
  LoginCodeNumberField,
  problemOfNumber,
} from './login-code-number-field';
import { SendCodeCaptcha, type SendCodeState } from './use-send-code.client';

interface LoginCodeNumberStepProps {
  title: string;
  /** Ten digits, or the part typed so far. */
  digits: string;
  onDigits: (digits: string) => void;
  sending: SendCodeState;
  /** For plain form posts: see `LoginCodeForm`. */
  returnTo?: ReturnTo;
  /** Focuses the field when the shopper returns to this step. */
  isReturning: boolean;
  /** Sends the code to `digits` at once. */
  sendsNow?: boolean | undefined;
}

/** The first step: the number that receives the code. */
export function LoginCodeNumberStep(props: LoginCodeNumberStepProps) {
  const t = useText();
  const { title, digits, onDigits, sending, returnTo } = props;
  const { isReturning, sendsNow } = props;
  const field = useRef<HTMLInputElement>(null);
  const isLive = useHydrated();
  const [isLeft, setIsLeft] = useState(false);
  const [isCut, setIsCut] = useState(false);
  const complaint = problemOfNumber(digits, t);
  const problem = isLeft && digits ? complaint : earlyProblemOfNumber(digits);

  useEffect(() => {
    if (isReturning) field.current?.focus();
  }, [isReturning]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: sends once, when the form opens
  useEffect(() => {
    if (!sendsNow || isReturning) return;
    void sending.send(digits);
  }, []);

  const type = (text: string) => {
    const number = typedAfterIndia(text);
    sending.reset();
    setIsCut(number.isCut);
    onDigits(number.text);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsLeft(true);
    if (sending.isHeld || sending.isSending) return;
    if (complaint || !(await sending.send(digits))) field.current?.focus();
  };

  return (
    <>
      <h2>{t(title)}</h2>
      <p className="muted">{t('Enter your mobile number. We will text you a code.')}</p>
      <form
        action={accountApi.loginCode()}
        method="post"
        noValidate
        className="stack gap-4 mt-2"
        onSubmit={submit}
      >
        <ReturnToFields {...returnTo} />
        <LoginCodeNumberField
          ref={field}
          digits={digits}
          onType={type}
          onLeave={() => setIsLeft(true)}
          error={isCut ? mobileMessages.cut : problem}
          problem={sending.problem}
          offersAccount={sending.offersAccount}
          next={returnTo?.next}
        />
        <SendCodeCaptcha check={sending.check} />
        <Button
          type="submit"
          size="large"
          block
          loading={sending.isSending}
          aria-disabled={isLive && (Boolean(complaint) || sending.isHeld)}
        >
          {t('Continue')}
        </Button>
      </form>
    </>
  );
}
