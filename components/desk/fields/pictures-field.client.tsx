'use client';

import { type DragEvent, useState } from 'react';
import { useController } from 'react-hook-form';
import { fieldId, useDeskForm } from './desk-form-context.client';
import { ListField, ListRows } from './list-field.client';
import { orderOf } from './lists';
import { PictureDrop } from './picture-drop.client';
import { type DeskPicture, PictureParts } from './picture-parts.client';
import styles from './pictures.module.css';
import type { PathOf } from './text-fields.client';

/** The stored pictures of an entry in order: the first one is on the card. */
export function PicturesField({ path }: { path: PathOf<'pictures'> }) {
  const { hook } = useDeskForm();
  const { field } = useController({ control: hook.control, name: path.path });
  const pictures = (field.value as DeskPicture[] | undefined) ?? [];
  // Read anew: of several files each is added to those before it.
  const add = (added: string) => {
    const now = (hook.getValues(path.path) as DeskPicture[] | undefined) ?? [];
    if (now.some((one) => one.id === added)) return;
    const view = String(path.field.views[0]?.value ?? '');
    field.onChange([...now, { id: added, view, alt_text: '', translations: {} }]);
  };
  const order = orderOf(pictures, field.onChange);
  const dragging = useDragging(order.move);
  const id = fieldId(path.path);
  const row = (index: number) => {
    const picture = pictures[index];
    const change = (changed: DeskPicture) =>
      field.onChange(pictures.map((one) => (one === picture ? changed : one)));
    return (
      picture && (
        <PictureParts
          picture={picture}
          place={index + 1}
          views={path.field.views}
          onChange={change}
        />
      )
    );
  };
  return (
    <ListField path={path}>
      <PictureDrop id={id} action="Add pictures" use={path.field.use} multiple onStored={add}>
        <ListRows
          id={id}
          noun="picture"
          keys={pictures.map((picture) => picture.id)}
          order={order}
          rowProps={(index) => ({
            className: `stack middle gap-2 ${styles.picture}`,
            ...dragging(index),
          })}
        >
          {row}
        </ListRows>
      </PictureDrop>
    </ListField>
  );
}

/** Returns what makes the part at a place draggable to the place of another one. */
function useDragging(move: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number | undefined>();
  return (index: number) => ({
    draggable: true,
    onDragStart: () => setDragged(index),
    onDragEnd: () => setDragged(undefined),
    onDragOver: (event: DragEvent) => {
      // Files that are dragged over go to the place for new pictures.
      if (dragged !== undefined) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      if (dragged === undefined) return;
      event.preventDefault();
      move(dragged, index);
    },
  });
}
