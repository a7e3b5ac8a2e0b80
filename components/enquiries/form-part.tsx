import type { ReactNode } from 'react';
import styles from './enquiry-form.module.css';

interface FormPartProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** A titled part of a long form. */
export function FormPart({ title, hint, children }: FormPartProps) {
  return (
    <fieldset className={styles.part}>
      <legend>
        <h2>{title}</h2>
      </legend>
      {hint && <p className="hint">{hint}</p>}
      {children}
    </fieldset>
  );
}
