'use client';

import type { FormEvent, MouseEvent } from 'react';
import { useRef, useState } from 'react';
import type { Picture } from '@/contract/picture';
import {
  MAX_PORTRAIT_BYTES,
  PORTRAIT_MISSING,
  PORTRAIT_TOO_LARGE,
} from '@/contract/portrait-limits';
import { messageFor } from '@/lib/api/api-error';
import type { PortraitSaved } from '@/lib/api/portrait';
import { profileMessages } from '@/lib/api/profile-messages';
import { toast } from '@/lib/browser/toast';

type Deed = 'send' | 'remove';

/** The picture as it is now, and what becomes of the file that was chosen. It stays chosen when sending fails. */
export function usePortraitForm(start: Picture | null, refused: string | undefined) {
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState(start);
  const [error, setError] = useState(refused);
  const [pending, setPending] = useState<Deed>();

  const run = async (deed: Deed, work: () => Promise<PortraitSaved>) => {
    setPending(deed);
    setError(undefined);
    try {
      const saved = await work();
      setPicture(saved.picture);
      if (input.current) input.current.value = '';
      toast.success(saved.message);
    } catch (failure) {
      setError(messageFor(failure, profileMessages.pictureFailed));
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
    await run('send', async () => (await import('@/lib/browser/portrait')).savePortrait(file));
  };

  const remove = async (event: MouseEvent) => {
    event.preventDefault();
    if (pending) return;
    await run('remove', async () => (await import('@/lib/browser/portrait')).removePortrait());
  };

  return { input, picture, error, pending, send, remove };
}

/** A file that is too large is refused before it is sent over a slow line. */
function problemOf(file: File | undefined): string | undefined {
  if (!file) return PORTRAIT_MISSING;
  return file.size > MAX_PORTRAIT_BYTES ? PORTRAIT_TOO_LARGE : undefined;
}
