import type { ReactNode } from 'react';
import { useText } from '#language';
import styles from './enquiry-form.module.css';

interface FormPartProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** A titled part of a long form. */
export function FormPart({ title, hint, children }: FormPartProps) {
  const t = useText();
  return (
    <fieldset className={`stack may-shrink gap-4 one-column ${styles.part}`}>
      <legend>
        <h2>{t(title)}</h2>
      </legend>
      {hint && <p className="hint">{t(hint)}</p>}
      {children}
    </fieldset>
  );
}
