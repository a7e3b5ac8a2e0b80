'use client';

import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import type { ToggleEvent } from 'react';
import { useText } from '#language';
import { Icon } from '@/components/ui/icon';
import { useSurface } from '@/components/ui/link.client';
import { typedAfterIndia } from '@/lib/forms/typed-number';
import { routes } from '@/lib/routes';
import { onSurface } from '@/lib/surface';
import type { LoginCodeStart } from './login-code-form.client';
import styles from './login-code-panel.module.css';

const LoginCodeForm = dynamic(async () => (await import('./login-code-form.client')).LoginCodeForm);

interface LoginCodePanelProps {
  /** The page after the login. */
  next: string;
  /** The state after a plain form post. */
  start: LoginCodeStart;
  /** Whether it is open at first. */
  isOpen: boolean;
}

/** Puts the cursor into the field of the form that was opened. */
function focusField({ currentTarget: panel }: ToggleEvent<HTMLDetailsElement>): void {
  if (panel.open) panel.querySelector<HTMLInputElement>('input:not([type=hidden])')?.focus();
}

/** The login by code on the login page: collapsed until opened, also without scripts. */
export function LoginCodePanel({ next, start, isOpen }: LoginCodePanelProps) {
  const t = useText();
  const router = useRouter();
  const surface = useSurface();
  const { sentTo, digits, problem, asked } = start;
  const isBegun = Boolean(sentTo ?? digits ?? problem);
  return (
    <details className={styles.panel} open={isBegun || isOpen} onToggle={focusField}>
      <summary>
        <span className={styles.open}>
          <Icon name="message-square-text" />
          {t('Use a code by SMS')}
        </span>
        <span className={styles.back}>
          <Icon name="mail" />
          {t('Use email and password')}
        </span>
      </summary>
      <div className={`stack gap-3-half ${styles.form}`}>
        <LoginCodeForm
          title="Login with a code"
          start={{ sentTo, problem, asked, digits: digits && typedAfterIndia(digits).text }}
          returnTo={{ next, from: routes.login(next) }}
          onLoggedIn={() => router.replace(onSurface(next, surface))}
          onProven={() => router.push(onSurface(routes.signup(next), surface))}
        />
      </div>
    </details>
  );
}
