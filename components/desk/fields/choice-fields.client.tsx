'use client';

import { Checkbox } from '@/components/ui/checkbox';
import { Field, FieldError } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { fieldId, useDeskForm, useFieldLabel } from './desk-form-context.client';
import styles from './fields.module.css';
import { type PathOf, useNativeControl, useStartValue } from './text-fields.client';

/** One of a few values. */
export function ChoiceField({ path }: { path: PathOf<'choice'> }) {
  const native = useNativeControl(path);
  return (
    <Field {...useFieldLabel(path)}>
      {(control) => (
        <Select {...control} {...native}>
          {path.field.options.map(({ value, label }) => (
            <option key={label} value={JSON.stringify(value)}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** Yes or no. */
export function FlagField({ path }: { path: PathOf<'flag'> }) {
  const { hook } = useDeskForm();
  const { label, hint, error } = useFieldLabel(path);
  const start = useStartValue(path.path);
  const id = fieldId(path.path);
  return (
    <div className={`stack ${styles.flag}`}>
      <Checkbox
        {...hook.register(path.path)}
        id={id}
        label={label}
        defaultChecked={start === true}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}
