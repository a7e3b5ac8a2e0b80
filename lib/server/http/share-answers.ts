import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { splitLanguage } from '@/contract/languages';
import { pages } from '@/contract/pages';
import { LANGUAGE_COOKIE } from '@/lib/routing/language-cookie';
import { publicPages } from '@/lib/routing/page-patterns';
import { answerFirst } from '@/lib/server/each-request';
import { createAnswerStore, recordAnswer, reduceToKey, sendStored } from './stored-answers';

/** For a second, as many pages as a crowd looks at. */
const LIMITS = { ttlMs: 1000, maxBytes: 32 * 1024 * 1024 };

/**
 * Sends the answer of a public page to everybody who asks for it within a second, as it was made
 * and compressed for the first. Any write ends all of them before its own answer is sent, so nobody
 * sees a page from before their own write. For a storefront without an edge, which does the same
 * (docs/edge.md). Returns a function that ends it.
 */
export function shareAnswers(limits = LIMITS): () => void {
  const stored = createAnswerStore(limits);
  const isPublic = new RegExp(publicPages());
  let writes = 0;

  const forget = () => {
    writes += 1;
    stored.clear();
  };
  const share = (request: IncomingMessage, response: ServerResponse) => {
    const key = reduceToKey(request);
    const answer = stored.get(key);
    if (answer) {
      sendStored(response, answer);
      return true;
    }
    const writesBefore = writes;
    recordAnswer(response, (made) => {
      if (writes === writesBefore) stored.set(key, made);
    });
    return false;
  };

  return answerFirst(({ request, response }) => {
    const { method, url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') forgetBeforeEnd(response, forget);
    const path = url.split('?', 1)[0] ?? '';
    // The storefront asks itself for the page of unknown addresses, with a header that says so.
    const isPage = isPublic.test(path) && splitLanguage(path).path !== pages.notFound.path;
    const isShared = method === 'GET' && isPage && !isRedirected(request, path);
    return isShared && share(request, response);
  });
}

const HINDI_CHOSEN = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=hi(?:;|$)`);

/** Whether the shopper has chosen another language than that of the page. */
function isRedirected({ headers }: IncomingMessage, path: string): boolean {
  return HINDI_CHOSEN.test(headers.cookie ?? '') && splitLanguage(path).language === 'en';
}

/** Calls `forget` before the answer of a write can reach anybody. */
function forgetBeforeEnd(response: ServerResponse, forget: () => void): void {
  const { end } = response;
  response.end = ((...args: Parameters<typeof end>) => {
    forget();
    return end.apply(response, args);
  }) as typeof end;
}
