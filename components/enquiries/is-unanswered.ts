import { ApiError } from '@/lib/api-error';

/** Whether a form got no answer at all: the connection is lost, or its code does not load. */
export function isUnanswered(error: unknown): boolean {
  return !(error instanceof ApiError) || error.kind === 'network';
}
