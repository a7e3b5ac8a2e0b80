'use client';

import { useController } from 'react-hook-form';
import { Input } from '@/components/ui/input';
import { LANGUAGES } from '@/contract/shop/languages';
import { AddPart } from './add-part';
import { fieldId, useDeskForm } from './desk-form-context.client';
import styles from './fields.module.css';
import { focusSoon, ListField, ListRows } from './list-field.client';
import { orderOf } from './lists';
import type { PathOf } from './text-fields.client';

/** A list of short texts: one input each, in an order that buttons change. */
export function TextsField({ path }: { path: PathOf<'texts'> }) {
  const { control } = useDeskForm().hook;
  const { field } = useController({ control, name: path.path });
  const texts = (field.value as string[] | undefined) ?? [];
  const { noun } = path.field;
  const id = fieldId(path.path);
  return (
    <ListField path={path}>
      <ListRows
        id={id}
        noun={noun}
        // The place is all that tells two texts apart.
        keys={texts.map((_, index) => index)}
        order={orderOf(texts, field.onChange)}
        rowProps={() => ({ className: `cluster middle gap-1 ${styles.row}` })}
      >
        {(index) => (
          <Input
            id={index === 0 ? id : `${id}-${index}`}
            ref={index === 0 ? field.ref : undefined}
            aria-label={`${path.field.label}, ${index + 1}`}
            lang={path.language && LANGUAGES[path.language].tag}
            value={texts[index]}
            onBlur={field.onBlur}
            onChange={({ target }) =>
              field.onChange(texts.map((one, place) => (place === index ? target.value : one)))
            }
          />
        )}
      </ListRows>
      <AddPart
        noun={noun}
        id={texts.length === 0 ? id : undefined}
        onAdd={() => {
          field.onChange([...texts, '']);
          focusSoon(texts.length === 0 ? id : `${id}-${texts.length}`);
        }}
      />
    </ListField>
  );
}
