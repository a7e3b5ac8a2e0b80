'use client';

import { type FormEvent, type MouseEvent, useRef, useState } from 'react';
import { useText } from '#language';
import type { PictureData } from '@/contract/kit/shapes';
import { avatarMessages } from '@/contract/messages/avatar';
import type { Message } from '@/contract/messages/text-with-values';
import { MAX_AVATAR_BYTES } from '@/contract/shop/limits';
import { messageFor } from '@/lib/api-error';
import { giveFocus } from '@/lib/browser/give-focus';
import { toast } from '@/lib/browser/toast';
import type { AvatarSaved } from '@/lib/view/profile';

type AvatarAction = 'send' | 'remove';

/**
 * The state of the avatar form. A chosen file is sent at once, and stays chosen when that fails;
 * `chosen` is its name. One that is too large is not kept.
 */
export function useAvatarForm(start: PictureData | null, refused: string | undefined) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState(start);
  const [chosen, setChosen] = useState<string>();
  const [error, setError] = useState(refused);
  const [pending, setPending] = useState<AvatarAction>();

  /** Without it a browser tells nothing of a picture made smaller under the same name. */
  const clear = () => {
    if (input.current) input.current.value = '';
    setChosen(undefined);
  };

  const run = async (deed: AvatarAction, work: () => Promise<AvatarSaved>, sent?: File) => {
    setPending(deed);
    setError(undefined);
    try {
      const saved = await work();
      setPicture(saved.picture);
      // A file that was chosen in the meantime waits for the button.
      if (input.current?.files?.[0] === sent) clear();
      toast.success(saved.message);
    } catch (failure) {
      setError(messageFor(failure, avatarMessages.failed));
    } finally {
      setPending(undefined);
      giveFocus(input.current, input.current?.form ?? null);
    }
  };

  const sendChosen = async () => {
    if (pending) return;
    const file = input.current?.files?.[0];
    const wrong = problemOf(file);
    if (wrong || !file) {
      setError(wrong && t.filled(wrong));
      clear();
      return;
    }
    await run(
      'send',
      async () => (await import('@/lib/browser/profile')).postSetAvatar(file),
      file,
    );
  };

  const choose = async () => {
    setChosen(input.current?.files?.[0]?.name);
    // Some browsers report that the dialog was left without a file.
    if (input.current?.files?.length) await sendChosen();
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    await sendChosen();
  };

  const remove = async (event: MouseEvent) => {
    event.preventDefault();
    if (pending) return;
    await run('remove', async () => (await import('@/lib/browser/profile')).postRemoveAvatar());
  };

  return { input, picture, chosen, error, pending, choose, send, remove };
}

/** Returns the error of a missing or too large file, before it is uploaded. */
function problemOf(file: File | undefined): Message | undefined {
  if (!file) return avatarMessages.missing;
  return file.size > MAX_AVATAR_BYTES ? avatarMessages.tooLarge : undefined;
}
