import type { FormFlash } from '@/lib/view/form-flash';
import { Or } from './account-frame';
import { EmailLoginForm } from './email-login-form.client';
import styles from './login-choice.module.css';
import type { LoginCodeStart } from './login-code-form.client';
import { LoginCodePanel } from './login-code-panel.client';

interface LoginChoiceProps {
  /** The page after the login. */
  next: string;
  /** The outcome of a plain post of the form for email and password. */
  flash: FormFlash | undefined;
  /** Begins with the number: somebody who orders may never have been here. */
  numberFirst?: boolean;
  /** The state of the login by code after a plain post. */
  start: LoginCodeStart;
}

/** The ways to log in, one form at a time: the opened panel of the code hides the other form. */
export function LoginChoice({ next, flash, numberFirst = false, start }: LoginChoiceProps) {
  return (
    <div className={styles.ways}>
      <div className={styles.byEmail}>
        <EmailLoginForm next={next} flash={flash} />
        <Or />
      </div>
      <LoginCodePanel next={next} start={start} isOpen={numberFirst && !flash} />
    </div>
  );
}
