import { Check, Circle } from 'lucide-react';
import { passwordRules } from '@/lib/forms/password-rules';
import styles from './password-hints.module.css';

/** What a password needs, ticked as it is typed. Those who listen hear what is left. */
export function PasswordHints({ password }: { password: string }) {
  const rules = passwordRules(password);
  const missing = rules.filter(({ isMet }) => !isMet).map(({ text }) => text);
  return (
    <div>
      <ul className={styles.hints} aria-label="A password needs">
        {rules.map(({ text, isMet }) => (
          <li key={text} data-met={isMet}>
            {isMet ? <Check aria-hidden="true" /> : <Circle aria-hidden="true" />}
            {text}
            {isMet && <span className="visually-hidden">: done</span>}
          </li>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {password &&
          (missing.length > 0 ? `Still missing: ${missing.join(', ')}` : 'Strong enough')}
      </p>
    </div>
  );
}
