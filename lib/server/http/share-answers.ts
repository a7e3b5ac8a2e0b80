import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { splitLanguage } from '@/contract/languages';
import { pages } from '@/contract/pages';
import { LANGUAGE_COOKIE } from '@/lib/routing/language-cookie';
import { publicPages } from '@/lib/routing/page-patterns';
import { answerFirst } from '@/lib/server/each-request';
import { holdAnswer } from './hold-answer';
import { pack } from './pack';
import type { AnswerKey, AnswerLimits } from './stored-answers';
import {
  createAnswerStore,
  describeAnswer,
  isKnown,
  isShared,
  reduceToKey,
  sendStored,
  sendUnchanged,
} from './stored-answers';

/** For a second, as many pages as a crowd looks at. */
const LIMITS = { ttlMs: 1000, maxBytes: 32 * 1024 * 1024 };

/**
 * Sends the answer of a public page to everybody who asks for it within a second, as it was made
 * and compressed for the first; whose copy is the same gets 304. Any write ends all of them before
 * its own answer is sent, so nobody sees a page from before their own write.
 * @param limits null behind an edge, which keeps copies itself (docs/edge.md): each is made anew
 * @returns a function that ends it
 */
export function shareAnswers(limits: AnswerLimits | null = LIMITS): () => void {
  const stored = limits && createAnswerStore(limits);
  const isPublic = new RegExp(publicPages());
  let writes = 0;

  const forget = () => {
    writes += 1;
    stored?.clear();
  };
  /** Returns what sends the answer that is made now, and keeps it for the next request. */
  const keeper = (response: ServerResponse, key: AnswerKey) => {
    const writesBefore = writes;
    return async (made: Buffer) => {
      const { headers, packing } = describeAnswer(response, made, key.packing);
      if (!stored && isKnown(headers, key.known)) return sendUnchanged(response, headers);
      const answer = { headers, body: await pack(made, packing) };
      // What is ended after its client has left may be a part only.
      if (response.destroyed) return;
      if (writes === writesBefore) stored?.set(key.text, answer);
      sendStored(response, answer, key.known);
    };
  };
  const share = (request: IncomingMessage, response: ServerResponse) => {
    const key = reduceToKey(request);
    const answer = stored?.get(key.text);
    if (answer) {
      sendStored(response, answer, key.known);
      return true;
    }
    const keep = keeper(response, key);
    holdAnswer(response, {
      isHeld: () => isShared(response),
      send: (made) => keep(made).catch(() => response.destroy()),
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
