import 'server-only';
import type { InferType, Schema } from 'yup';
import { IDEMPOTENCY_HEADER } from '@/contract/kit/headers';
import { commonMessages } from '@/contract/messages/common';
import type { Language } from '@/contract/shop/languages';
import { textIn } from '@/lib/language/text-in';
import type { Translate } from '@/lib/language/translate';
import {
  type CallContext,
  callAsVisitor,
  type ShopperCall,
  withIdentityFallback,
} from '@/lib/server/api/shopper-call';
import { serverConfig } from '@/lib/server/config';
import { clientAddressOf } from '@/lib/server/session/client-address';
import { type OpenSession, openSession } from '@/lib/server/session/open-session';
import type { SessionData } from '@/lib/server/session/session';
import { FIRST_COOKIES_HEADER } from '@/lib/view/session';
import { answerForm, type FailureMessage, type FormReturn } from './answer-form';
import { answer, answerFailure } from './answers';
import { checkFields, type Fields, readFields } from './fields';
import { withHeaders } from './handle-read';
import { pageLanguage, pageSurface } from './page-language';
import { assertSameOrigin } from './same-origin';

/** The input of a write handler. */
export interface Write<Params> {
  params: Params;
  session: SessionData;
  /** Clears the session and its cookies. */
  clearSession: () => void;
  /** The fields that the schema names. @throws ApiError invalid */
  input: <S extends Schema>(schema: S) => Promise<InferType<S>>;
  call: ShopperCall;
  /** For calls with another identity than the session's. */
  callContext: CallContext;
  /** Makes a call under the request's `Idempotency-Key`: for the one change of a request. */
  callOnce: ShopperCall;
  /** Headers of the answer, of any kind. */
  headers: Headers;
  /** Words messages in the language of the page that sent the write. */
  t: Translate;
}

/** The result of a write: `data` for a script, `message` for a page without JavaScript. */
export interface Written {
  data: object;
  message: string;
  /** Additional sentences beside the message, on a page without JavaScript. */
  details?: string[];
  /** The path of the next page without JavaScript, if only the action can know it. */
  next?: string;
}

/** All calls of one write together; a browser gives up after ten seconds. */
const WRITE_LIMIT_MS = 9_000;

interface WriteOptions extends FormReturn {
  /** The shop's message if the API gives no reason. */
  failed?: FailureMessage;
  /** Reads a body that is more than fields. */
  read?: ReadBody;
  /** Only the cookies keep what is written: a cart, a wishlist, a login. */
  needsCookies?: boolean;
}

type ReadBody = (request: Request, session: SessionData) => Promise<Fields>;
type Change<Params> = (write: Write<Params>) => Promise<Written>;

/**
 * Returns a POST, PATCH or DELETE handler. Takes JSON, or a plain form post, which is redirected to
 * a page that shows the message: see `FormReturn`. Refuses requests of other sites.
 */
export function handleWrite<Params>(
  change: Change<Params>,
  {
    failed = commonMessages.wentWrongTryLater,
    read = readFields,
    needsCookies = false,
    ...returnTo
  }: WriteOptions = {},
) {
  return async (request: Request, context: { params: Promise<Params> }): Promise<Response> => {
    const headers = new Headers();
    const language = pageLanguage(request);
    const surface = pageSurface(request);
    const t = textIn(language ?? 'en');
    try {
      assertSameOrigin(request, serverConfig());
      const opened = await openSession(request, headers);
      const fields = await read(request, opened.data);
      const params = await context.params;
      const write = writeOf({ request, fields, opened, headers, params, language, t });
      const work = () => withIdentityFallback(opened.data, () => change(write));
      // The flash of an earlier form has been shown.
      delete opened.data.flash;
      const response = fields.isForm
        ? await answerForm({ opened, fields, work, failure: failed, returnTo, surface, t })
        : await answerScript(opened, work, t);
      if (needsCookies && !opened.hasCookies) headers.set(FIRST_COOKIES_HEADER, '1');
      return withHeaders(headers, response);
    } catch (error) {
      return withHeaders(headers, answerFailure(error, t));
    }
  };
}

interface WriteInput<Params> {
  request: Request;
  fields: Fields;
  opened: OpenSession;
  headers: Headers;
  params: Params;
  language: Language | undefined;
  t: Translate;
}

function writeOf<Params>(input: WriteInput<Params>): Write<Params> {
  const { request, fields, opened, headers, params, language, t } = input;
  const session = opened.data;
  const callContext = {
    address: clientAddressOf(request),
    agent: request.headers.get('User-Agent') ?? undefined,
    signal: AbortSignal.timeout(WRITE_LIMIT_MS),
    ...(language ? { language } : {}),
  };
  const idempotencyKey = request.headers.get(IDEMPOTENCY_HEADER) ?? undefined;
  return {
    params,
    session,
    headers,
    t,
    clearSession: () => opened.clear(),
    input: (schema) => checkFields(schema, fields),
    callContext,
    call: callAsVisitor(session, callContext),
    callOnce: callAsVisitor(session, { ...callContext, idempotencyKey }),
  };
}

/**
 * Returns JSON, the outcome among it in the language of the page. Saves the session after a refusal
 * too, so that limits count one visitor.
 */
async function answerScript(
  opened: OpenSession,
  work: () => Promise<Written>,
  t: Translate,
): Promise<Response> {
  try {
    const { data, message } = await work();
    const saysIt = 'message' in data && data.message === message;
    return answer(saysIt ? { ...data, message: t(message) } : data);
  } catch (error) {
    return answerFailure(error, t);
  } finally {
    await opened.save();
  }
}
