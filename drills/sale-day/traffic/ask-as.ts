import { IDEMPOTENCY_HEADER } from '../../../contract/kit/headers.ts';
import type { Shopper } from '../people/shoppers.ts';
import { ORIGIN } from '../settings.ts';
import type { Answers, Kind } from './answers.ts';

/** What the proxy in front of the edge says of a shopper. */
export function throughProxy(network: string): Record<string, string> {
  return { 'X-Forwarded-For': network, 'X-Forwarded-Proto': 'http' };
}

interface Asked {
  path: string;
  /** Sent as JSON; without it the page is read. */
  json?: object;
  /** The same for every repetition. */
  key?: string;
}

/** Asks in a shopper's browser, which keeps the cookies of the answer. */
export async function askAs(
  answers: Answers,
  { browser, network }: Shopper,
  { kind, path, json, key }: Asked & { kind: Kind },
) {
  const headers = {
    ...throughProxy(network),
    Cookie: browser.cookie,
    ...(json && { 'Content-Type': 'application/json', Origin: ORIGIN }),
    ...(key && { [IDEMPOTENCY_HEADER]: key }),
  };
  const sent = json ? { method: 'POST', body: JSON.stringify(json), headers } : { headers };
  const answer = await answers.ask(kind, path, sent);
  if (answer) browser.storeCookies(new Response(null, { headers: answer.headers }));
  return answer;
}
