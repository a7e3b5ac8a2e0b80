'use client';

import { useController } from 'react-hook-form';
import { Checkbox } from '@/components/ui/checkbox';
import { fieldId, useDeskForm } from './desk-form-context.client';
import { ListField } from './list-field.client';
import type { PathOf } from './text-fields.client';

/** Several of a few values, in the order of the description. */
export function ChoicesField({ path }: { path: PathOf<'choices'> }) {
  const { control } = useDeskForm().hook;
  const { field } = useController({ control, name: path.path });
  const chosen = (field.value as unknown[] | undefined) ?? [];
  const { options } = path.field;
  const toggle = (value: unknown) => {
    const isChosen = (one: unknown) =>
      one === value ? !chosen.includes(one) : chosen.includes(one);
    field.onChange(options.map((one) => one.value).filter(isChosen));
  };
  return (
    <ListField path={path}>
      <div className="cluster gap-x-4">
        {options.map(({ value, label }, index) => (
          <Checkbox
            key={label}
            id={index === 0 ? fieldId(path.path) : undefined}
            ref={index === 0 ? field.ref : undefined}
            label={label}
            checked={chosen.includes(value)}
            onBlur={field.onBlur}
            onChange={() => toggle(value)}
          />
        ))}
      </div>
    </ListField>
  );
}
