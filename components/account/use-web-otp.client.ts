'use client';

import { useEffect } from 'react';

/** What WebOTP adds to the Credential Management API; TypeScript's DOM does not know it yet. */
interface OtpCredential extends Credential {
  code: string;
}

type OtpRequest = CredentialRequestOptions & { otp: { transport: ['sms'] } };

/**
 * Reads the code out of the text message where the browser can: Chrome on Android offers it when the
 * message ends with this site's own line. Asks again whenever `round` changes.
 */
export function useWebOtp(onCode: (code: string) => void, round: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every message sent is waited for once
  useEffect(() => {
    if (!('OTPCredential' in window)) return undefined;
    const waiting = new AbortController();
    const request: OtpRequest = { otp: { transport: ['sms'] }, signal: waiting.signal };
    navigator.credentials.get(request).then(
      (credential) => {
        if (credential) onCode((credential as OtpCredential).code);
      },
      // Declined, or no message came: the shopper types the code.
      () => undefined,
    );
    return () => waiting.abort();
  }, [round]);
}
