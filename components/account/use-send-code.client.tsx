'use client';

import { useEffect, useRef, useState } from 'react';
import { useText } from '#language';
import { CaptchaField } from '@/components/shared/captcha.client';
import { accountMessages } from '@/contract/messages/account';
import { loginMessage } from '@/lib/account-error';
import { ApiError, hasNoAnswer } from '@/lib/api-error';
import { postSendLoginCode } from '@/lib/browser/account';
import { type FormCaptcha, useCaptcha } from '@/lib/forms/use-captcha.client';

/** The state of sending login codes, shared by the number step and the code step. */
export interface SendCodeState {
  isSending: boolean;
  /** Why the last code was not sent. */
  problem: string | undefined;
  /** A new account may help: not where the number or the browser has asked too often. */
  offersAccount: boolean;
  /** The captcha required before the next code, and its message. */
  check: { captcha: FormCaptcha; message: string } | undefined;
  /** True until the required captcha is solved. */
  isHeld: boolean;
  /** Sends a code to ten digits. Resolves to whether it was sent; never rejects. */
  send: (digits: string) => Promise<boolean>;
  /** Clears the problem, and what waits for the captcha. */
  reset: () => void;
}

interface SendCodeOptions {
  /** A problem from the page load. */
  first: string | undefined;
  /** The message of a captcha that a plain form post was refused for. */
  asked: string | undefined;
  /** Called after every sent code. */
  onSent: () => void;
}

/** Sends codes for both steps; once a required captcha is solved, without another tap. */
export function useSendCode({ first, asked: askedBefore, onSent }: SendCodeOptions): SendCodeState {
  const captcha = useCaptcha('login_code');
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState(first);
  const [offersAccount, setOffersAccount] = useState(true);
  const [asked, setAsked] = useState(askedBefore);
  /** The digits that wait for the captcha. */
  const waiting = useRef<string>(undefined);

  const fail = (error: unknown) => {
    const [wanted] = (error instanceof ApiError && error.fields.recaptcha) || [];
    if (wanted) setAsked(wanted);
    else setProblem(loginMessage(error));
    setOffersAccount(!(error instanceof ApiError && error.code === 'too_many_requests'));
    captcha.renew();
    return wanted !== undefined;
  };
  const send = async (digits: string) => {
    setIsSending(true);
    setProblem(undefined);
    try {
      const recaptcha = asked ? await captcha.answer() : undefined;
      await postSendLoginCode({ mobile_no: `+91${digits}`, recaptcha });
      setAsked(undefined);
      onSent();
      return true;
    } catch (error) {
      if (hasNoAnswer(error)) {
        captcha.renew();
        setProblem(accountMessages.maybeSent);
        onSent();
        return true;
      }
      // A solution that was refused is not followed by another try.
      if (fail(error) && !asked) waiting.current = digits;
      return false;
    } finally {
      setIsSending(false);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once the captcha is solved
  useEffect(() => {
    const digits = waiting.current;
    waiting.current = undefined;
    if (captcha.isSolved && digits) void send(digits);
    else waiting.current = digits;
  }, [captcha.isSolved]);

  return {
    isSending,
    problem,
    offersAccount,
    check: asked ? { captcha, message: asked } : undefined,
    isHeld: asked !== undefined && !captcha.isSolved,
    send,
    reset: () => {
      waiting.current = undefined;
      setProblem(undefined);
    },
  };
}

/** The captcha required before the next code, if any. */
export function SendCodeCaptcha({ check }: Pick<SendCodeState, 'check'>) {
  const t = useText();
  if (!check) return null;
  return (
    <>
      <p className="small" role="alert">
        {t(check.message)}
      </p>
      <CaptchaField captcha={check.captcha} />
    </>
  );
}
