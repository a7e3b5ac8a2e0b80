'use client';

import { useWatch } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { slugify } from '@/lib/routes';
import { useDeskForm, useFieldLabel } from './desk-form-context.client';
import { type PathOf, useNativeControl } from './text-fields.client';

/** The readable part of an address, with the address that it makes. Empty, the name makes it. */
export function SlugField({ path }: { path: PathOf<'slug'> }) {
  const { control } = useDeskForm().hook;
  const native = useNativeControl(path);
  const { from, path: address } = path.field;
  const [typed, source] = useWatch({ control, name: [path.path, from] });
  const made = slugify(String(source ?? ''), '…');
  return (
    <Field
      {...useFieldLabel(path)}
      hint={
        <span className="wrap-anywhere">
          {address}
          <b>{String(typed || made)}</b>
        </span>
      }
    >
      {(attributes) => (
        <Input
          {...attributes}
          {...native}
          placeholder={made}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </Field>
  );
}
