import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { FormField } from '@/lib/forms/field-of';
import styles from './gift-voucher-form.module.css';

interface PersonFieldsProps {
  legend: string;
  who: 'Sender' | 'Receiver';
  name: FormField;
  email: FormField;
}

/** One of the two people. What a browser knows of its owner is offered for the sender alone. */
export function PersonFields({ legend, who, name, email }: PersonFieldsProps) {
  const known = (what: 'name' | 'email') => (who === 'Sender' ? what : 'off');
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div className={styles.pair}>
        <Field id={name.input.name} label={`${who} name`} error={name.error} required>
          {(control) => <Input {...control} {...name.input} autoComplete={known('name')} />}
        </Field>
        <Field id={email.input.name} label={`${who} email`} error={email.error} required>
          {(control) => (
            <Input
              {...control}
              {...email.input}
              type="email"
              inputMode="email"
              autoComplete={known('email')}
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
      </div>
    </fieldset>
  );
}
