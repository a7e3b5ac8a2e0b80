'use client';

import dynamic from 'next/dynamic';
import { Note } from '@/components/ui/note';
import type { FormCaptcha } from '@/lib/forms/use-captcha.client';
import styles from './captcha.module.css';

/** Fetched with the form it stands in; its place is kept meanwhile. */
const CaptchaBox = dynamic(async () => (await import('./captcha-box.client')).CaptchaBox, {
  ssr: false,
});

/** What a form has to solve before it is sent. Place it inside the form, above the button. */
export function Captcha({ captcha }: { captcha: FormCaptcha }) {
  return (
    <>
      <div className={styles.place}>
        <CaptchaBox captcha={captcha} />
      </div>
      <noscript>
        <Note tone="warning">
          Please switch JavaScript on: this form has to check that no program fills it in.
        </Note>
      </noscript>
    </>
  );
}
