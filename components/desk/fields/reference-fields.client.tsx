'use client';

import { useController } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { useDeskForm, useFieldLabel } from './desk-form-context.client';
import { EntryCombobox } from './entry-combobox.client';
import styles from './fields.module.css';
import { without } from './lists';
import type { PathOf } from './text-fields.client';

/** An entry of another desk. */
export function ReferenceField({ path }: { path: PathOf<'reference'> }) {
  const { hook, names, learnName } = useDeskForm();
  const { field } = useController({ control: hook.control, name: path.path });
  const { desk } = path.field;
  const nameOf = (id: unknown) => names[`${desk}:${id}`] ?? `no. ${id}`;
  return (
    <Field {...useFieldLabel(path)}>
      {(control) => (
        <EntryCombobox
          control={control}
          inputRef={field.ref}
          desk={desk}
          value={field.value ? nameOf(field.value) : ''}
          placeholder={path.field.nullable ? 'None' : 'Type to search'}
          onBlur={field.onBlur}
          onClear={() => field.onChange(null)}
          onChoose={({ id, name }) => {
            learnName(`${desk}:${id}`, name);
            field.onChange(id);
          }}
        />
      )}
    </Field>
  );
}

/** Several entries of another desk, in the order in which they were chosen. */
export function ReferencesField({ path }: { path: PathOf<'references'> }) {
  const { hook, names, learnName } = useDeskForm();
  const { field } = useController({ control: hook.control, name: path.path });
  const { desk } = path.field;
  const ids = (field.value as number[] | undefined) ?? [];
  return (
    <Field {...useFieldLabel(path)}>
      {(control) => (
        <>
          {ids.length > 0 && (
            <ul className={`cluster gap-1-half ${styles.chosen}`}>
              {ids.map((id, index) => {
                const name = names[`${desk}:${id}`] ?? `no. ${id}`;
                return (
                  <li key={id}>
                    {name}
                    <IconButton
                      label={`Remove ${name}`}
                      onClick={() => field.onChange(without(ids, index))}
                    >
                      <Icon name="x" />
                    </IconButton>
                  </li>
                );
              })}
            </ul>
          )}
          <EntryCombobox
            control={control}
            inputRef={field.ref}
            desk={desk}
            value=""
            without={ids}
            placeholder="Type to add"
            onBlur={field.onBlur}
            onChoose={({ id, name }) => {
              learnName(`${desk}:${id}`, name);
              field.onChange([...ids, id]);
            }}
          />
        </>
      )}
    </Field>
  );
}
