'use client';

import { useState } from 'react';
import { useController } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { useDeskForm, useFieldLabel } from './desk-form-context.client';
import { PictureDrop } from './picture-drop.client';
import { PictureThumb } from './picture-thumb.client';
import type { PathOf } from './text-fields.client';
import { UndoRemoval } from './undo-removal';

/** One stored picture. */
export function PictureField({ path }: { path: PathOf<'picture'> }) {
  const { control } = useDeskForm().hook;
  const { field } = useController({ control, name: path.path });
  const [removed, setRemoved] = useState<string>();
  const value = field.value as string | null;
  return (
    <Field {...useFieldLabel(path)}>
      {({ id }) => (
        <PictureDrop
          id={id}
          action={value ? 'Replace the picture' : 'Choose a picture'}
          use={path.field.use}
          onStored={field.onChange}
        >
          {value && (
            <span className="row gap-2">
              <PictureThumb id={value} />
              <IconButton
                label={`Remove: ${path.label}`}
                onClick={() => {
                  setRemoved(value);
                  field.onChange(null);
                }}
              >
                <Icon name="trash" />
              </IconButton>
            </span>
          )}
          {!value && removed && (
            <UndoRemoval
              noun="picture"
              onUndo={() => {
                field.onChange(removed);
                setRemoved(undefined);
              }}
            />
          )}
        </PictureDrop>
      )}
    </Field>
  );
}
