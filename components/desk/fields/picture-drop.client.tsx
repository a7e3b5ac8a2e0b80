'use client';

import type { ReactNode } from 'react';
import { FieldError } from '@/components/ui/field';
import { FileInput } from '@/components/ui/file-input';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { PICTURE_USES, type PictureUse } from '@/contract/shop/picture-uses';
import { pastedPictures, usePictureDrop } from './use-picture-drop.client';

/** Without HEIC: an iPhone then sends its photographs as JPEG, which is smaller and known to all. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

interface PictureDropProps {
  /** The id of the control. */
  id: string;
  /** On the button: `Add pictures`. */
  action: string;
  use?: PictureUse | undefined;
  multiple?: boolean;
  onStored: (id: string) => void;
  /** What is chosen so far, above the place for more. */
  children?: ReactNode;
}

/** A place for pictures: dropped, pasted, chosen from the device or taken by its camera. */
export function PictureDrop({ id, action, use, multiple, onStored, children }: PictureDropProps) {
  const { sent, send, leave } = usePictureDrop({ use, onStored });
  const needed = use && PICTURE_USES[use];
  return (
    <div
      className="stack gap-2"
      onPaste={(event) => {
        const files = pastedPictures(event.clipboardData);
        if (files.length === 0) return;
        event.preventDefault();
        void send(multiple ? files : files.slice(0, 1));
      }}
    >
      {children}
      <FileInput
        id={id}
        action={action}
        accept={ACCEPTED}
        multiple={multiple}
        chosen={sent.filter(({ refusal }) => !refusal).map(({ name }) => `Sending ${name} …`)}
        aria-describedby={`${id}-needs`}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          void send(files);
        }}
      />
      <p className="hint" id={`${id}-needs`}>
        Drop or paste, too. At most 20 MB
        {needed ? `, at least ${needed.width} × ${needed.height} pixels` : ''}
      </p>
      {sent.map(
        ({ key, name, refusal }) =>
          refusal && (
            <div key={key} className="row between gap-2 wrap-anywhere">
              <FieldError>
                {name}: {refusal}
              </FieldError>
              <IconButton label={`Dismiss the error of ${name}`} onClick={() => leave(key)}>
                <Icon name="x" />
              </IconButton>
            </div>
          ),
      )}
    </div>
  );
}
