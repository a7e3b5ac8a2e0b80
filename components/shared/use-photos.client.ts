'use client';

import { useState } from 'react';
import { useText } from '#language';
import { photoMessages } from '@/contract/messages/photos';
import type { Message } from '@/contract/messages/text-with-values';
import { PHOTO_TYPES } from '@/contract/shop/photos';
import { ApiError } from '@/lib/api-error';

/** The pictures of a form, which stay chosen when sending fails. */
export interface Photos {
  chosen: readonly File[];
  error: string | undefined;
  choose: (files: FileList | null) => void;
  /** Sends what is chosen, if it can be taken; the field displays why not. @throws ApiError */
  send: <Sent>(post: (chosen: readonly File[]) => Promise<Sent>) => Promise<Sent>;
}

/** The pictures of a form that takes at most `max`; `refused`: why the server has refused some. */
export function usePhotos(max: number, refused?: string): Photos {
  const t = useText();
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const [error, setError] = useState(refused);
  const check = (files: readonly File[]) => {
    const wrong = problemOf(files, max);
    const text = wrong && t.filled(wrong);
    setError(text);
    return text;
  };
  return {
    chosen,
    error,
    choose: (files) => {
      setChosen([...(files ?? [])]);
      check([...(files ?? [])]);
    },
    send: async (post) => {
      const wrong = check(chosen);
      if (wrong) throw new ApiError('domain', wrong);
      try {
        return await post(chosen);
      } catch (failure) {
        if (failure instanceof ApiError) setError(failure.fields.photos?.[0]);
        throw failure;
      }
    },
  };
}

/** Returns what is wrong with the chosen files, before they are uploaded; large ones are shrunk. */
function problemOf(photos: readonly File[], max: number): Message | undefined {
  if (photos.length > max) return photoMessages.tooMany(max);
  return photos.every(isPhoto) ? undefined : photoMessages.notAPhoto;
}

/** Some phones name no type: then the shop decides. */
function isPhoto({ type }: File): boolean {
  return type === '' || PHOTO_TYPES.some((one) => one === type);
}
