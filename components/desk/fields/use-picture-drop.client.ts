'use client';

import { useState } from 'react';
import { pictureMessages } from '@/contract/messages/staff-pictures';
import { MAX_PICTURE_BYTES } from '@/contract/shop/limits';
import type { PictureUse } from '@/contract/shop/picture-uses';
import { ApiError } from '@/lib/api-error';
import { addPicture } from '@/lib/browser/desk-pictures';
import { newKey } from '@/lib/browser/new-key';

/** A file on its way to the shop, or refused. */
interface SentPicture {
  key: string;
  name: string;
  refusal?: string;
}

interface PictureDrop {
  use?: PictureUse | undefined;
  /** Receives the id of each stored picture, in the order of the files. */
  onStored: (id: string) => void;
}

/** Sends files one after the other and tells what becomes of each. */
export function usePictureDrop({ use, onStored }: PictureDrop) {
  const [sent, setSent] = useState<SentPicture[]>([]);
  const leave = (key: string) => setSent((all) => all.filter((one) => one.key !== key));
  const refuse = (key: string, refusal: string) =>
    setSent((all) => all.map((one) => (one.key === key ? { ...one, refusal } : one)));
  async function send(files: readonly File[]): Promise<void> {
    const added = files.map((file) => ({ key: newKey(), name: file.name, file }));
    setSent((all) => [...all.filter(({ refusal }) => !refusal), ...added]);
    for (const { key, file } of added) {
      try {
        if (file.size > MAX_PICTURE_BYTES) throw new Error(pictureMessages.tooLarge);
        onStored(await addPicture(file, use));
        leave(key);
      } catch (error) {
        refuse(key, reasonOf(error));
      }
    }
  }
  return { sent, send, leave };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return (error as Error).message;
  const [reason] = error.fields?.pictures ?? [];
  return reason ?? (error.kind === 'domain' ? error.message : pictureMessages.notTaken);
}

/** Returns the pictures among what was pasted; texts are pasted as ever. */
export function pastedPictures(data: DataTransfer): File[] {
  return [...data.files].filter(({ type }) => type.startsWith('image/'));
}
