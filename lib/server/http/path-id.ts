import 'server-only';
import { readId } from '@/contract/kit/ids';
import type { Message } from '@/contract/messages/text-with-values';
import { ApiError } from '@/lib/api-error';

/** Reads the id in a path. @throws ApiError not_found with this message, if it is not an id */
export function pathId(text: string, message: Message): number {
  const id = readId(text);
  if (id !== undefined) return id;
  throw new ApiError('domain', message, { status: 404, code: 'not_found' });
}
