'use client';

import { useState } from 'react';
import { loginMessage } from '@/lib/api/account-messages';
import { ApiError } from '@/lib/api/api-error';
import { sendOtp } from '@/lib/browser/account';
import type { FormCaptcha } from '@/lib/forms/use-captcha.client';
import { useCaptcha } from '@/lib/forms/use-captcha.client';

/** Sending a login code, from the number's form or again from the code's. */
export interface SendCode {
  isSending: boolean;
  /** Why the last one was not sent; to be shown with the way to a new account. */
  problem: string | undefined;
  /** The captcha the shop wants solved before it sends again, and its words. */
  check: { captcha: FormCaptcha; message: string } | undefined;
  /** True while the check waits to be solved. */
  isHeld: boolean;
  /** Sends a code to ten digits. Resolves to whether it was sent; never rejects. */
  send: (digits: string) => Promise<boolean>;
  /** Forgets the problem. */
  reset: () => void;
}

/** One sender for both forms; `first` is a problem that the page came with. */
export function useSendCode(first?: string): SendCode {
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
      await sendOtp({ mobile_no: `+91${digits}`, recaptcha });
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
