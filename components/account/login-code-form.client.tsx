'use client';

import dynamic from 'next/dynamic';
import { type ReactNode, useState } from 'react';
import type { ReturnTo } from '@/components/shared/return-to-fields.client';
import { noteTypedNumber } from '@/lib/browser/login-popup';
import { LoginCodeEntryStep } from './login-code-entry-step.client';
import { LoginCodeNumberStep } from './login-code-number-step.client';
import { useSendCode } from './use-send-code.client';

/** Only new customers need it. */
const SignUpStep = dynamic(async () => (await import('./sign-up-step.client')).SignUpStep);

/** The state after a plain form post; every property is optional. */
export interface LoginCodeStart {
  /** Ten digits that a code was sent to: the form then starts at the second step. */
  sentTo?: string;
  /** The number as it was typed. */
  digits?: string;
  /** Why the last step failed. */
  problem?: string;
  /** The message of a captcha that the last step was refused for. */
  asked?: string;
  /** Sends the code to `digits` without a tap: a form before has asked for the number. */
  sendsNow?: boolean;
}

interface LoginCodeFormProps {
  /** The heading of the first step. */
  title: string;
  start?: LoginCodeStart;
  /** For plain form posts. */
  returnTo?: ReturnTo;
  /** Called once the session store shows the customer. */
  onLoggedIn?: () => void;
  /**
   * Called once the number of somebody without an account is proven; without it the form asks for
   * the rest itself.
   */
  onProven?: () => void;
  /** Other login options, below the first step. */
  children?: ReactNode;
}

/**
 * Login by text message: the number, then the code; for a new number then name, email and password.
 * Without JavaScript, plain forms.
 */
export function LoginCodeForm({
  title,
  start = {},
  returnTo,
  onLoggedIn = () => undefined,
  onProven,
  children,
}: LoginCodeFormProps) {
  const [digits, setDigits] = useState(start.sentTo ?? start.digits ?? '');
  const [round, setRound] = useState(start.sentTo ? 1 : 0);
  const [isChanging, setIsChanging] = useState(false);
  const [isProven, setIsProven] = useState(false);
  const type = (typed: string) => {
    noteTypedNumber(typed);
    setDigits(typed);
  };
  const sent = () => {
    setIsChanging(false);
    setRound((last) => last + 1);
  };
  const sending = useSendCode({
    first: start.sentTo || start.asked ? undefined : start.problem,
    asked: start.asked,
    onSent: sent,
  });
  const change = () => {
    sending.reset();
    setIsChanging(true);
  };

  if (isProven) {
    const back = () => {
      setIsProven(false);
      change();
    };
    return <SignUpStep digits={digits} next={returnTo?.next} onBack={back} onDone={onLoggedIn} />;
  }
  if (round > 0 && !isChanging) {
    return (
      <LoginCodeEntryStep
        digits={digits}
        round={round}
        sending={sending}
        onBack={change}
        onLoggedIn={onLoggedIn}
        onProven={onProven ?? (() => setIsProven(true))}
        problem={start.problem}
        returnTo={returnTo}
      />
    );
  }
  return (
    <>
      <LoginCodeNumberStep
        title={title}
        digits={digits}
        onDigits={type}
        sending={sending}
        returnTo={returnTo}
        isReturning={isChanging}
        sendsNow={start.sendsNow}
      />
      {children}
    </>
  );
}
