import { requestMessages } from '@/contract/messages/requests';
import { ApiError } from '@/lib/api-error';
import { accountApi } from '@/lib/api-routes/account';
import { enquiryApi } from '@/lib/api-routes/enquiries';
import { orderApi } from '@/lib/api-routes/orders';
import { patternExpression } from '@/lib/api-routes/pattern';
import { returnApi } from '@/lib/api-routes/returns';
import { sharingApi } from '@/lib/api-routes/sharing';
import { shoppingApi } from '@/lib/api-routes/shopping';
import { staffApi } from '@/lib/api-routes/staff';
import { answerFailure } from '@/lib/server/http/answers';
import { accountCalls } from './account';
import { callsOf } from './call-table';
import { enquiryCalls } from './enquiries';
import { orderCalls, returnCalls } from './orders';
import { sharingCalls } from './sharing';
import { shoppingCalls } from './shopping';
import { staffCalls } from './staff';

/** The calls of the storefront, but those that only other programs make: they have route files. */
export const CALLS = [
  ...callsOf(accountApi, accountCalls),
  ...callsOf(shoppingApi, shoppingCalls),
  ...callsOf(sharingApi, sharingCalls),
  ...callsOf(enquiryApi, enquiryCalls),
  ...callsOf(orderApi, orderCalls),
  ...callsOf(returnApi, returnCalls),
  ...callsOf(staffApi, staffCalls),
];

const FIXED = new Map(CALLS.map((call) => [call.pattern, call]));
const WITH_VALUES = CALLS.filter(({ pattern }) => pattern.includes(':')).map((call) => ({
  call,
  expression: patternExpression(call.pattern),
}));

/**
 * Answers a call by its path and method: 404 in the shape of every refusal where the storefront has
 * no such path, 405 where the path has other methods.
 */
export async function dispatchCall(request: Request): Promise<Response> {
  const found = findCall(new URL(request.url).pathname);
  if (!found) return noSuchCall();
  const { handlers, params } = found;
  const { method } = request;
  const handler = handlers[(method === 'HEAD' ? 'GET' : method) as keyof typeof handlers];
  if (handler) return handler(request, { params: Promise.resolve(params as never) });
  const headers = { Allow: methodsOf(handlers).join(', ') };
  return new Response(null, { status: method === 'OPTIONS' ? 204 : 405, headers });
}

/** Finds the row of a path and the values in it; a path without values goes before one with them. */
function findCall(path: string) {
  const fixed = FIXED.get(path);
  if (fixed) return { handlers: fixed.handlers, params: {} };
  for (const { call, expression } of WITH_VALUES) {
    const values = expression.exec(path)?.groups;
    if (values) return { handlers: call.handlers, params: decoded(values) };
  }
}

function decoded(values: Record<string, string>): Record<string, string> {
  const entries = Object.entries(values);
  return Object.fromEntries(entries.map(([name, value]) => [name, decodeURIComponent(value)]));
}

function methodsOf(handlers: object): string[] {
  const own = Object.keys(handlers);
  return [...own, ...(own.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].sort();
}

function noSuchCall(): Response {
  const details = { status: 404, code: 'not_found' } as const;
  return answerFailure(new ApiError('domain', requestMessages.noSuchCall, details));
}
