import type { ReactNode, Ref } from 'react';
import { useText } from '#language';
import { FieldError } from '@/components/ui/field';
import styles from './field-set.module.css';

interface FieldSetProps {
  /** Unique on the page; the id of the error derives from it. */
  id: string;
  legend: ReactNode;
  error?: string | undefined;
  hint?: ReactNode;
  isRequired?: boolean;
  /** The focus goes here when the choices have changed. */
  ref?: Ref<HTMLFieldSetElement>;
  children: ReactNode;
}

/** A labelled group of choices with its error. */
export function FieldSet({ id, legend, error, hint, isRequired, ref, children }: FieldSetProps) {
  const t = useText();
  const errorId = `${id}-error`;
  return (
    <fieldset
      id={id}
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      className={`stack may-shrink gap-2 ${styles.group}`}
      aria-describedby={error ? errorId : undefined}
    >
      <legend>
        {t(legend)}
        {isRequired && (
          <span className="text-error" aria-hidden="true">
            {' *'}
          </span>
        )}
      </legend>
      {children}
      {error && <FieldError id={errorId}>{t(error)}</FieldError>}
      {hint && <p className="hint">{t(hint)}</p>}
    </fieldset>
  );
}
