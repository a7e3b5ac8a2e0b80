'use client';

import type { FormEvent, MouseEvent } from 'react';
import { useRef, useState } from 'react';
import { MAX_AVATAR_BYTES } from '@/contract/limits';
import { avatarMessages } from '@/contract/messages/avatar';
import type { PictureData } from '@/contract/shapes';
import { messageFor } from '@/lib/api-error';
import { toast } from '@/lib/browser/toast';
import type { AvatarSaved } from '@/lib/view/profile';

type AvatarAction = 'send' | 'remove';

/** The state of the avatar form. The chosen file is preserved when sending fails. */
export function useAvatarForm(start: PictureData | null, refused: string | undefined) {
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState(start);
  const [error, setError] = useState(refused);
  const [pending, setPending] = useState<AvatarAction>();

  const run = async (deed: AvatarAction, work: () => Promise<AvatarSaved>) => {
    setPending(deed);
    setError(undefined);
    try {
      const saved = await work();
      setPicture(saved.picture);
      if (input.current) input.current.value = '';
      toast.success(saved.message);
    } catch (failure) {
      setError(messageFor(failure, avatarMessages.failed));
    } finally {
      setPending(undefined);
      input.current?.focus();
    }
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const file = input.current?.files?.[0];
    const wrong = problemOf(file);
    if (wrong) setError(wrong);
    if (wrong || !file) return;
    await run('send', async () => (await import('@/lib/browser/profile')).postSetAvatar(file));
  };

  const remove = async (event: MouseEvent) => {
    event.preventDefault();
    if (pending) return;
    await run('remove', async () => (await import('@/lib/browser/profile')).postRemoveAvatar());
  };

  return { input, picture, error, pending, send, remove };
}

/** Returns the error of a missing or too large file, before it is uploaded. */
function problemOf(file: File | undefined): string | undefined {
  if (!file) return avatarMessages.missing;
  return file.size > MAX_AVATAR_BYTES ? avatarMessages.tooLarge : undefined;
}
