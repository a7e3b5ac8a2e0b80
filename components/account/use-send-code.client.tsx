'use client';

import { useState } from 'react';
import { CaptchaField } from '@/components/shared/captcha.client';
import { loginMessage } from '@/lib/account-error';
import { ApiError } from '@/lib/api-error';
import { postSendLoginCode } from '@/lib/browser/account';
import type { FormCaptcha } from '@/lib/forms/use-captcha.client';
import { useCaptcha } from '@/lib/forms/use-captcha.client';

/** The state of sending login codes, shared by the number step and the code step. */
export interface SendCodeState {
  isSending: boolean;
  /** Why the last code was not sent; shown with a link to create an account. */
  problem: string | undefined;
  /** The captcha required before the next code, and its message. */
  check: { captcha: FormCaptcha; message: string } | undefined;
  /** True until the required captcha is solved. */
  isHeld: boolean;
  /** Sends a code to ten digits. Resolves to whether it was sent; never rejects. */
  send: (digits: string) => Promise<boolean>;
  /** Clears the problem. */
  reset: () => void;
}

/** Sends codes for both steps; `first` is a problem from the page load. */
export function useSendCode(first?: string): SendCodeState {
  const captcha = useCaptcha('login_code');
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState(first);
  const [asked, setAsked] = useState<string>();

  const fail = (error: unknown) => {
    const [wanted] = (error instanceof ApiError && error.fields.recaptcha) || [];
    if (wanted) setAsked(wanted);
    else setProblem(loginMessage(error));
    captcha.renew();
    return false;
  };
  const send = async (digits: string) => {
    setIsSending(true);
    setProblem(undefined);
    try {
      const recaptcha = asked ? await captcha.answer() : undefined;
      await postSendLoginCode({ mobile_no: `+91${digits}`, recaptcha });
      setAsked(undefined);
      return true;
    } catch (error) {
      return fail(error);
    } finally {
      setIsSending(false);
    }
  };

  return {
    isSending,
    problem,
    check: asked ? { captcha, message: asked } : undefined,
    isHeld: asked !== undefined && !captcha.isSolved,
    send,
    reset: () => setProblem(undefined),
  };
}

/** The captcha required before the next code, if any. */
export function SendCodeCaptcha({ check }: Pick<SendCodeState, 'check'>) {
  if (!check) return null;
  return (
    <>
      <p className="small" role="alert">
        {check.message}
      </p>
      <CaptchaField captcha={check.captcha} />
    </>
  );
}
