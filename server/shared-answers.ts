import type { IncomingMessage } from 'node:http';
import { OTHER_LANGUAGES, splitLanguage } from '../contract/shop/languages.ts';
import { pages } from '../contract/shop/pages.ts';
import { LANGUAGE_COOKIE } from '../lib/routing/language-cookie.ts';
import { publicPages } from '../lib/routing/page-patterns.ts';
import type { Answer } from './answer.ts';
import { type Middleware, pathOf, SENT } from './middleware.ts';
import { pack } from './pack.ts';
import {
  type AnswerKey,
  type AnswerLimits,
  createAnswerStore,
  describeAnswer,
  isDocument,
  isKnown,
  isShared,
  reduceToKey,
  sendStored,
  sendUnchanged,
} from './stored-answers.ts';

/** For a second, as many pages as a crowd looks at. */
export const SHARED_LIMITS: AnswerLimits = { ttlMs: 1000, maxBytes: 32 * 1024 * 1024 };

interface SharingOptions {
  /** Null behind an edge, which keeps copies itself (docs/edge.md): each is made anew. */
  limits: AnswerLimits | null;
  /** Returns the HTML that is sent for a document as Next.js made it. */
  finish: (html: string) => string;
}

/**
 * Sends the answer of a public page to everybody who asks for it within a second, as it was made
 * and compressed for the first; whose copy is the same gets 304. Any write ends all of them before
 * its own answer is sent, so nobody sees a page from before their own write.
 */
export function sharedAnswers({ limits, finish }: SharingOptions): Middleware {
  const stored = limits && createAnswerStore(limits);
  let writes = 0;
  const forget = () => {
    writes += 1;
    stored?.clear();
  };
  /** Returns what sends the answer that is made now, and keeps it for the next request. */
  const keeper = (answer: Answer, key: AnswerKey) => {
    const writesBefore = writes;
    return async (made: Buffer) => {
      const { headers, packing } = describeAnswer(answer, made, key.packing);
      if (!stored && isKnown(headers, key.known)) return sendUnchanged(answer, headers);
      const body = isDocument(headers) ? Buffer.from(finish(made.toString())) : made;
      const whole = { headers, body: await pack(body, packing) };
      // What is ended after its client has left may be a part only.
      if (answer.destroyed) return;
      if (writes === writesBefore) stored?.set(key.text, whole);
      sendStored(answer, whole, key.known);
    };
  };

  return async ({ env: { incoming, outgoing } }, next) => {
    const { method } = incoming;
    if (method !== 'GET' && method !== 'HEAD') outgoing.beforeEnd(forget);
    if (method !== 'GET' || !isForEverybody(incoming)) return next();
    const key = reduceToKey(incoming);
    const known = stored?.get(key.text);
    if (known) {
      sendStored(outgoing, known, key.known);
      return SENT;
    }
    const keep = keeper(outgoing, key);
    outgoing.hold({
      isHeld: () => isShared(outgoing),
      send: (made) => keep(made).catch(() => outgoing.destroy()),
    });
    return next();
  };
}

/** Pages whose status is 404. */
const MISSING: string[] = [pages.notFound.path, pages.listingNotFound.path];
const PUBLIC = new RegExp(publicPages());
const OTHER_CHOSEN = new RegExp(
  `(?:^|;\\s*)${LANGUAGE_COOKIE}=(?:${OTHER_LANGUAGES.join('|')})(?:;|$)`,
);

/** Whether a request is for a page that is the same for everybody, with the status 200. */
function isForEverybody(request: IncomingMessage): boolean {
  const path = pathOf(request);
  if (!PUBLIC.test(path)) return false;
  const { language, path: own } = splitLanguage(path);
  // A shopper who has chosen another language than that of the page is redirected.
  const isRedirected = language === 'en' && OTHER_CHOSEN.test(request.headers.cookie ?? '');
  return !MISSING.includes(own) && !isRedirected;
}
