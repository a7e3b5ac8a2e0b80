import { requestMessages } from '@/contract/messages/requests';
import { ApiError } from '@/lib/api-error';
import { answerFailure } from '@/lib/server/http/answers';

/** Answers a call that the storefront does not have, in the shape of every refusal. */
function noSuchCall(): Response {
  const details = { status: 404, code: 'not_found' } as const;
  return answerFailure(new ApiError('domain', requestMessages.noSuchCall, details));
}

export const GET = noSuchCall;
export const POST = noSuchCall;
export const PUT = noSuchCall;
export const PATCH = noSuchCall;
export const DELETE = noSuchCall;
