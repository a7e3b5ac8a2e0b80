import { accountMessages } from '@/contract/messages/account';
import { commonMessages } from '@/contract/messages/common';
import type { Message } from '@/contract/messages/text-with-values';
import { ApiError, isReasoned, messageFor } from '@/lib/api-error';

/** Returns why a login failed; a missing answer has a message of its own. */
export function loginMessage(error: unknown): string {
  const isSilent = error instanceof ApiError && error.kind === 'network';
  return messageFor(error, isSilent ? commonMessages.wentWrongTryLater : commonMessages.tryLater);
}

/** Returns why a sign-up failed: a title and, if the API gave one, its reason. */
export function signUpMessage(error: unknown): Message {
  if (!isReasoned(error)) return commonMessages.wentWrongEnded;
  return accountMessages.signUpRefused(error.message);
}
