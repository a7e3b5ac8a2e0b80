'use client';

import { MessageSquareText } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { useSurface } from '@/components/ui/link.client';
import { nationalDigits } from '@/lib/format/phone';
import { onSurface, routes } from '@/lib/routes';
import type { OtpStart } from './otp-form.client';
import styles from './otp-panel.module.css';

const OtpForm = dynamic(async () => (await import('./otp-form.client')).OtpForm);

interface OtpPanelProps {
  /** Where the login leads. */
  next: string;
  /** What a plain form post left behind. */
  start: OtpStart;
}

/** The login by code on the page of the login: opened on demand, without scripts too. */
export function OtpPanel({ next, start }: OtpPanelProps) {
  const router = useRouter();
  const surface = useSurface();
  const { sentTo, digits, problem } = start;
  const isBegun = Boolean(sentTo ?? digits ?? problem);
  return (
    <details className={styles.panel} open={isBegun}>
      <summary>
        <MessageSquareText aria-hidden="true" />
        Use a code by SMS
      </summary>
      <div className={styles.form}>
        <OtpForm
          title="Login with a code"
          start={{ sentTo, problem, digits: digits && nationalDigits(digits) }}
          way={{ next, from: routes.login(next) }}
          onLoggedIn={() => router.push(onSurface(next, surface))}
        />
      </div>
    </details>
  );
}
