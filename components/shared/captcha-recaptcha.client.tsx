'use client';

import { useEffect, useState } from 'react';
import { GoogleReCaptchaProvider, useGoogleReCaptcha } from 'react-google-recaptcha-v3';
import { FieldError } from '@/components/ui/field';
import type { FormCaptcha } from '@/lib/forms/use-captcha.client';

const BADGE_ID = 'recaptcha-badge';
const BADGE = { element: BADGE_ID, parameters: { badge: 'inline' as const } };
/** Google's script is late by then; some networks block it. */
const PATIENCE_MS = 10_000;

/** Google's reCAPTCHA v3: nothing to tick; a score is made when the form is sent. */
export function Recaptcha({ captcha, siteKey }: { captcha: FormCaptcha; siteKey: string }) {
  return (
    <GoogleReCaptchaProvider reCaptchaKey={siteKey} language="en-IN" container={BADGE}>
      <div id={BADGE_ID} />
      <Readiness captcha={captcha} />
    </GoogleReCaptchaProvider>
  );
}

function Readiness({ captcha: { form, offer, round } }: { captcha: FormCaptcha }) {
  const { executeRecaptcha } = useGoogleReCaptcha();
  const [isLate, setIsLate] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round takes back the last offer
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
      <FieldError>The robot check does not answer. Please try again later!</FieldError>
    </div>
  );
}
