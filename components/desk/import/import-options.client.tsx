'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { ImportEntry, ImportOptions } from '@/contract/catalogue/import-shapes';
import styles from './import.module.css';
import { ImportColumns } from './import-columns';

type Defaults = ImportOptions['defaults'];

const DEFAULTS = {
  Brand: 'Its name',
  Category: 'Its name or path: Food > Spices',
  HSN: '4, 6 or 8 digits',
  'GST rate': 'Per cent',
  'Country of origin': 'India',
} as const satisfies Record<keyof Defaults, string>;
const LABELS = Object.keys(DEFAULTS) as (keyof Defaults)[];

interface ImportOptionsFormProps {
  one: ImportEntry;
  onCheck: (options: ImportOptions) => Promise<void>;
}

/** How a file is read: its columns, what new products get, and whether missing names are made. */
export function ImportOptionsForm({ one, onCheck }: ImportOptionsFormProps) {
  const [options, setOptions] = useState(one.options as ImportOptions);
  const [isAsking, setAsking] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsking(true);
    await onCheck(options).finally(() => setAsking(false));
  };
  const { mapping, defaults, makes_missing: makesMissing } = options;
  return (
    <form className="stack gap-4" onSubmit={submit}>
      {one.about && (
        <ImportColumns
          about={one.about}
          mapping={mapping}
          onMap={(header, column) =>
            setOptions({ ...options, mapping: { ...mapping, [header]: column } })
          }
        />
      )}
      <fieldset className={`stack gap-3 ${styles.defaults}`}>
        <legend className="mb-2 strong">New products, where the file says nothing</legend>
        {LABELS.map((label) => (
          <Field key={label} id={`default-${label}`} label={label}>
            {(control) => (
              <Input
                {...control}
                value={defaults[label]}
                placeholder={DEFAULTS[label]}
                onChange={({ currentTarget }) =>
                  setOptions({
                    ...options,
                    defaults: { ...defaults, [label]: currentTarget.value },
                  })
                }
              />
            )}
          </Field>
        ))}
      </fieldset>
      <Checkbox
        label="Make brands, categories, forms and tags that do not exist"
        checked={makesMissing}
        onChange={({ currentTarget }) =>
          setOptions({ ...options, makes_missing: currentTarget.checked })
        }
      />
      <div className="cluster middle gap-2 gap-x-4">
        <Button type="submit" variant="line" loading={isAsking}>
          Check again
        </Button>
      </div>
    </form>
  );
}
