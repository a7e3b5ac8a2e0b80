'use client';

import { type ReactNode, useState } from 'react';
import { useText } from '#language';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import type { FormField } from '@/lib/forms/field-of';
import styles from './password-field.module.css';

interface PasswordFieldProps {
  field: FormField;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: ReactNode;
}

/** A password field with a button that shows the password. */
export function PasswordField({ field, label, autoComplete, hint }: PasswordFieldProps) {
  const t = useText();
  const [isVisible, setIsVisible] = useState(false);
  return (
    <Field
      id={field.id ?? field.input.name}
      label={label}
      error={field.error}
      refusedBy={field.refusedBy}
      hint={hint}
      required
    >
      {(control) => (
        <span className={`block relative ${styles.password}`}>
          <Input
            {...control}
            {...field.input}
            type={isVisible ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
          />
          <span className={`needs-scripts ${styles.toggle}`}>
            <IconButton
              label={t('Show {field}', { field: t(label).toLowerCase() })}
              aria-pressed={isVisible}
              onClick={() => setIsVisible((isVisible) => !isVisible)}
            >
              {isVisible ? <Icon name="eye-off" /> : <Icon name="eye" />}
            </IconButton>
          </span>
        </span>
      )}
    </Field>
  );
}
