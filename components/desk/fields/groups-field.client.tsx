'use client';

import { useFieldArray } from 'react-hook-form';
import { type FormValues, newGroup } from '@/lib/desk/values';
import { AddPart } from './add-part';
import { fieldId, useDeskForm } from './desk-form-context.client';
import styles from './fields.module.css';
import { type PartComponent, Parts } from './group-field.client';
import { ListField, ListRows } from './list-field.client';
import type { ListOrder } from './lists';
import type { PathOf } from './text-fields.client';

interface GroupsFieldProps {
  path: PathOf<'groups'>;
  Part: PartComponent;
}

/** Facts of several parts, in an order that buttons change; another language has their texts alone. */
export function GroupsField({ path, Part }: GroupsFieldProps) {
  const { noun, fields, unordered } = path.field;
  const id = fieldId(path.path);
  const { keys, order, add } = useGroups(path);
  const one = (index: number) => (
    <fieldset className={styles.one}>
      <legend>{`${noun.replace(/^./, (first) => first.toUpperCase())} ${index + 1}`}</legend>
      <Parts path={path} at={`${path.path}.${index}`} Part={Part} />
    </fieldset>
  );
  if (path.language)
    return (
      <ListField path={path}>
        <ol>
          {keys.map((key, index) => (
            <li key={key}>{one(index)}</li>
          ))}
        </ol>
        {keys.length === 0 && <p className="hint">There is nothing to translate yet</p>}
      </ListField>
    );
  return (
    <ListField path={path}>
      <ListRows
        id={id}
        noun={noun}
        keys={keys}
        order={order}
        unordered={unordered}
        rowProps={() => ({ className: `cluster gap-1 ${styles.grouped}` })}
      >
        {one}
      </ListRows>
      <AddPart noun={noun} id={id} onAdd={() => add(newGroup(fields))} />
    </ListField>
  );
}

function useGroups({ path }: PathOf<'groups'>) {
  const { hook } = useDeskForm();
  // Parts may have an `id` of their own.
  const list = useFieldArray({ control: hook.control, name: path as never, keyName: 'key' });
  const order: ListOrder<FormValues> = {
    at: (index) => hook.getValues(`${path}.${index}`) as FormValues | undefined,
    move: list.move,
    remove: list.remove,
    insert: (index, part) => list.insert(index, part as never),
  };
  return {
    keys: (list.fields as readonly { key: string }[]).map(({ key }) => key),
    order,
    add: (part: FormValues) => list.append(part as never),
  };
}
