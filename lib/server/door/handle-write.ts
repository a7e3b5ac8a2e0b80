import 'server-only';
import type { InferType, Schema } from 'yup';
import { IDEMPOTENCY_HEADER } from '@/contract/headers';
import { serverConfig } from '../config';
import type { OpenSession } from '../open-session';
import { openSession } from '../open-session';
import type { SessionData } from '../session';
import { addressOf } from './address-of';
import type { FormWay, Words } from './answer-form';
import { answerForm } from './answer-form';
import { answer, answerFailure } from './answers';
import { checkFields } from './check-fields';
import { withHeaders } from './handle-read';
import type { Fields } from './read-fields';
import { readFields } from './read-fields';
import { assertSameOrigin } from './same-origin';
import type { Along, ShopperCall } from './shopper';
import { asWhoIsLeft, callAsSomeone } from './shopper';

/** What a write handler is given. */
export interface Write<Params> {
  params: Params;
  session: SessionData;
  /** Forgets the session, cookies and all. */
  clearSession: () => void;
  /** The fields that the schema names. @throws ApiError invalid */
  input: <S extends Schema>(schema: S) => Promise<InferType<S>>;
  call: ShopperCall;
  /** For calls as somebody else than the session says. */
  along: Along;
  /** A call under the request's `Idempotency-Key`: for the one change a request stands for. */
  callOnce: ShopperCall;
  /** Headers of the answer, whatever its kind. */
  headers: Headers;
}

/** What a write answers: `data` to a script, `message` to a page without JavaScript. */
export interface Written {
  data: object;
  message: string;
  /** What there is to say beside it on that page, a sentence each. */
  details?: string[];
  /** The path that a page without JavaScript goes on to, where only the work can know it. */
  next?: string;
}

type ReadBody = (request: Request, session: SessionData) => Promise<Fields>;
type Change<Params> = (write: Write<Params>) => Promise<Written>;

/**
 * A POST, PATCH or DELETE handler. Takes JSON, or a plain form post, which is sent on to a page where
 * the message is shown: see `FormWay`. Refuses other sites' requests.
 * `read` is how the body is read where it is more than fields.
 * @param failure the shop's words where the API gives no reason
 */
export function handleWrite<Params>(
  change: Change<Params>,
  failure: Words,
  { read = readFields, ...way }: FormWay & { read?: ReadBody } = {},
) {
  return async (request: Request, context: { params: Promise<Params> }): Promise<Response> => {
    const headers = new Headers();
    try {
      assertSameOrigin(request, serverConfig());
      const opened = await openSession(request, headers);
      const fields = await read(request, opened.data);
      const write = writeOf({ request, fields, opened, headers, params: await context.params });
      const work = () => asWhoIsLeft(opened.data, () => change(write));
      // What an earlier form said has been read.
      delete opened.data.flash;
      const response = fields.isForm
        ? await answerForm({ opened, fields, work, failure, way })
        : await answerScript(opened, work);
      return withHeaders(headers, response);
    } catch (error) {
      return withHeaders(headers, answerFailure(error));
    }
  };
}

interface WriteParts<Params> {
  request: Request;
  fields: Fields;
  opened: OpenSession;
  headers: Headers;
  params: Params;
}

function writeOf<Params>(parts: WriteParts<Params>): Write<Params> {
  const { request, fields, opened, headers, params } = parts;
  const session = opened.data;
  const along = { address: addressOf(request) };
  const idempotencyKey = request.headers.get(IDEMPOTENCY_HEADER) ?? undefined;
  return {
    params,
    session,
    headers,
    clearSession: () => opened.clear(),
    input: (schema) => checkFields(schema, fields),
    along,
    call: callAsSomeone(session, along),
    callOnce: callAsSomeone(session, { ...along, idempotencyKey }),
  };
}

/** Saves the session after a refusal too, so that limits keep counting one visitor. */
async function answerScript(opened: OpenSession, work: () => Promise<Written>): Promise<Response> {
  try {
    return answer((await work()).data);
  } catch (error) {
    return answerFailure(error);
  } finally {
    await opened.save();
  }
}
