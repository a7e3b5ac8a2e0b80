import type { ReactNode } from 'react';
import { useText } from '#language';
import { Icon } from '@/components/ui/icon';
import { classNames } from './class-names';
import styles from './field.module.css';

/** The attributes that connect a control with its label, hint and error. */
interface ControlProps {
  id: string;
  required: boolean | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldProps {
  /** Unique on the page; the ids of the hint and the error derive from it. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  /** The message below the control; its presence marks the control as invalid. */
  error?: string;
  /** The id of a message elsewhere that marks the control as invalid. */
  refusedBy?: string | undefined;
  /** The error comes while the focus is elsewhere: screen readers announce it. */
  isErrorAnnounced?: boolean;
  required?: boolean;
  className?: string;
  /** The control: `{(control) => <Input {...control} name="email" />}` */
  children: (control: ControlProps) => ReactNode;
}

/** A labelled control with its hint and its error. */
export function Field({
  id,
  label,
  hint,
  error,
  refusedBy,
  isErrorAnnounced,
  required,
  className,
  children,
}: FieldProps) {
  const t = useText();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const control: ControlProps = {
    id,
    required,
    'aria-invalid': (error ?? refusedBy) ? true : undefined,
    'aria-describedby': [errorId, refusedBy, hintId].filter(Boolean).join(' ') || undefined,
  };
  return (
    <div className={classNames('stack packed-top may-shrink gap-1-half', className)}>
      <label className="small strong" htmlFor={id}>
        {t(label)}
        {required && (
          <span className="text-error" aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {children(control)}
      {error && (
        <FieldError id={errorId} role={isErrorAnnounced ? 'alert' : undefined}>
          {t(error)}
        </FieldError>
      )}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {t(hint)}
        </p>
      )}
    </div>
  );
}

interface FieldErrorProps {
  id?: string;
  role?: 'alert';
  children: ReactNode;
}

/** The error message of a control or a group of controls. */
export function FieldError({ id, role, children }: FieldErrorProps) {
  return (
    <p className={styles.error} id={id} role={role}>
      <Icon name="circle-alert" />
      <span>{children}</span>
    </p>
  );
}
