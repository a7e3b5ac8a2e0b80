import type { FieldErrors } from '@/contract/kit/errors';
import type { Message } from '@/contract/messages/text-with-values';
import type { ApiError } from '@/lib/api-error';
import { failureNotes } from '@/lib/failure-notes';
import type { Translate } from '@/lib/language/translate';

/** A failure in the words of a page. */
interface TranslatedFailure {
  message: string;
  errors: FieldErrors;
  /** Additional sentences beside the message. */
  notes: string[];
}

/**
 * Returns a failure in the language of the page that caused it. The texts of messages with values
 * come with the refusal; a message without them is looked up, and one that another API words itself
 * stays as it is.
 */
export function translatedFailure(error: ApiError, t: Translate): TranslatedFailure {
  const said = messageTranslator(error, t);
  const errors = Object.entries(error.fields).map(([name, messages]) => [name, messages.map(said)]);
  return {
    message: said(error.message),
    errors: Object.fromEntries(errors),
    notes: failureNotes(error).map(t.filled),
  };
}

/** Returns what words the messages of a failure. */
export function messageTranslator({ texts }: Pick<ApiError, 'texts'>, t: Translate) {
  const byMessage = new Map(texts.map((one) => [one.message, one]));
  const known = <Said>(said: Said) => (typeof said === 'string' && byMessage.get(said)) || said;
  return (message: Message): string => {
    if (typeof message === 'string') return t.filled(known(message));
    const values = Object.entries(message.values).map(([name, value]) => [name, known(value)]);
    return t.filled({ ...message, values: Object.fromEntries(values) });
  };
}
