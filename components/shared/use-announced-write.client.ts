'use client';

import { useRouter } from 'next/navigation';
import { commonMessages } from '@/contract/messages/common';
import { messageFor, notesOf } from '@/lib/api-error';
import { toast } from '@/lib/browser/toast';

/**
 * Returns a function that makes a write of the page, shows its message or why it failed, and reads
 * the page again. It never rejects, and answers true: the question about the write is settled.
 * @param write resolves to the message of a success
 * @param failed the message where the error has none
 */
export function useAnnouncedWrite(
  write: () => Promise<string>,
  failed: string = commonMessages.wentWrongTryLater,
): () => Promise<true> {
  const router = useRouter();
  return async () => {
    try {
      toast.success(await write());
    } catch (error) {
      toast.error(messageFor(error, failed), notesOf(error));
    }
    router.refresh();
    return true;
  };
}
