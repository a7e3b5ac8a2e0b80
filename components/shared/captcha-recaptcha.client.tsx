'use client';

import { useEffect, useState } from 'react';
import { GoogleReCaptchaProvider, useGoogleReCaptcha } from 'react-google-recaptcha-v3';
import { useText } from '#language';
import { FieldError } from '@/components/ui/field';
import { captchaMessages } from '@/contract/messages/captcha';
import type { FormCaptcha } from '@/lib/forms/use-captcha.client';

const BADGE_ID = 'recaptcha-badge';
const BADGE = { element: BADGE_ID, parameters: { badge: 'inline' as const } };
/** After this time Google's script counts as late; some networks block it. */
const PATIENCE_MS = 10_000;

/** Google's reCAPTCHA v3: no checkbox; it calculates a score when the form is sent. */
export function Recaptcha({ captcha, siteKey }: { captcha: FormCaptcha; siteKey: string }) {
  return (
    <GoogleReCaptchaProvider reCaptchaKey={siteKey} language="en-IN" container={BADGE}>
      <div id={BADGE_ID} />
      <Readiness captcha={captcha} />
    </GoogleReCaptchaProvider>
  );
}

function Readiness({ captcha: { form, offer, round } }: { captcha: FormCaptcha }) {
  const t = useText();
  const { executeRecaptcha } = useGoogleReCaptcha();
  const [isLate, setIsLate] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round withdraws the last offer
  useEffect(() => {
    if (executeRecaptcha) offer(() => executeRecaptcha(form));
    return () => offer(undefined);
  }, [executeRecaptcha, form, offer, round]);

  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);

  if (executeRecaptcha || !isLate) return null;
  return (
    <div role="alert">
      <FieldError>{t(captchaMessages.notAnswering)}</FieldError>
    </div>
  );
}
