'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { LOGIN_CODE_LENGTH } from '@/contract/shop/limits';
import { loginMessage } from '@/lib/account-error';
import { postVerifyLoginCode } from '@/lib/browser/account';
import { toast } from '@/lib/browser/toast';

interface VerifyCodeOptions {
  /** Ten digits of the mobile number. */
  digits: string;
  field: RefObject<HTMLInputElement | null>;
  onLoggedIn: () => void;
  /** The number has no account: its code is right, and the sign-up follows. */
  onProven: () => void;
  /** A problem from the page load. */
  first?: string;
}

export interface VerifyCodeState {
  value: string;
  /** Why the last code was refused. */
  problem: string | undefined;
  isVerifying: boolean;
  /** Accepts typed, pasted or autofilled digits; sends the code when it is complete. */
  put: (typed: string) => void;
}

/** Holds the typed code and verifies it once when complete. A correct code completes the login. */
export function useVerifyCode({
  digits,
  field,
  onLoggedIn,
  onProven,
  first,
}: VerifyCodeOptions): VerifyCodeState {
  const [value, setValue] = useState('');
  const [problem, setProblem] = useState(first);
  const [isVerifying, setIsVerifying] = useState(false);
  const isBusy = useRef(false);

  const verify = async (code: string) => {
    isBusy.current = true;
    setIsVerifying(true);
    try {
      const answer = await postVerifyLoginCode({ mobile_no: `+91${digits}`, otp: code });
      if ('isProven' in answer) onProven();
      else onLoggedIn();
    } catch (error) {
      const message = loginMessage(error);
      setProblem(message);
      toast.error(message, [], { about: 'login', isSpokenElsewhere: true });
      field.current?.select();
      isBusy.current = false;
      setIsVerifying(false);
    }
  };
  const put = (typed: string) => {
    if (isBusy.current) return;
    setValue(typed);
    setProblem(undefined);
    if (typed.length === LOGIN_CODE_LENGTH) void verify(typed);
  };

  return { value, problem, isVerifying, put };
}

/** The WebOTP extension of the Credential Management API, missing in TypeScript's DOM types. */
interface OtpCredential extends Credential {
  code: string;
}

type OtpRequest = CredentialRequestOptions & { otp: { transport: ['sms'] } };

/**
 * Reads the code from the text message where the browser supports it: Chrome on Android offers this
 * if the message ends with this site's origin line. Repeats the request when `round` changes.
 */
export function useWebOtp(onCode: (code: string) => void, round: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: waits once for every message sent
  useEffect(() => {
    if (!('OTPCredential' in window)) return undefined;
    const waiting = new AbortController();
    const request: OtpRequest = { otp: { transport: ['sms'] }, signal: waiting.signal };
    navigator.credentials.get(request).then(
      (credential) => {
        if (credential) onCode((credential as OtpCredential).code);
      },
      // The shopper declined or no message arrived: they type the code.
      () => undefined,
    );
    return () => waiting.abort();
  }, [round]);
}
