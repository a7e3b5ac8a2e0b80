import 'server-only';
import type { InferType, Schema } from 'yup';
import { IDEMPOTENCY_HEADER } from '@/contract/headers';
import { messageFor } from '@/lib/api/api-error';
import { routes, safePath } from '@/lib/routes';
import { serverConfig } from '../config';
import type { Session } from '../session';
import { openSession } from '../session';
import { answer, answerFailure, goTo } from './answers';
import { checkFields } from './check-fields';
import { withCookie } from './handle-read';
import type { Fields } from './read-fields';
import { readFields } from './read-fields';
import { assertSameOrigin } from './same-origin';
import type { ShopperCall } from './shopper';
import { asWhoIsLeft, callAsSomeone } from './shopper';

/** What a write handler is given. */
export interface Write<Params> {
  params: Params;
  session: Session;
  /** The fields that the schema names. @throws ApiError invalid */
  input: <S extends Schema>(schema: S) => Promise<InferType<S>>;
  call: ShopperCall;
  /** A call under the request's `Idempotency-Key`: for the one change a request stands for. */
  callOnce: ShopperCall;
}

/** What a write answers: `data` to a script, `message` to a page without JavaScript. */
export interface Written {
  data: object;
  message: string;
}

type Change<Params> = (write: Write<Params>) => Promise<Written>;

const FLASH_MS = 15_000;

/**
 * A POST, PATCH or DELETE handler. Takes JSON, or a plain form post, which is sent on to the path in
 * its `next` field (default: the cart) where the message is shown. Refuses other sites' requests.
 * @param failure the shop's words where the API gives no reason
 */
export function handleWrite<Params>(change: Change<Params>, failure: string) {
  return async (request: Request, context: { params: Promise<Params> }): Promise<Response> => {
    const cookie = new Headers();
    try {
      assertSameOrigin(request, serverConfig());
      const fields = await readFields(request);
      const session = await openSession(request, cookie);
      const key = request.headers.get(IDEMPOTENCY_HEADER) ?? undefined;
      const write: Write<Params> = {
        params: await context.params,
        session,
        input: (schema) => checkFields(schema, fields),
        call: callAsSomeone(session),
        callOnce: callAsSomeone(session, key),
      };
      const work = () => asWhoIsLeft(session, () => change(write));
      const response = fields.isForm
        ? await answerForm({ session, fields, work, failure })
        : answer((await work()).data);
      await session.save();
      return withCookie(cookie, response);
    } catch (error) {
      return answerFailure(error);
    }
  };
}

interface FormPost {
  session: Session;
  fields: Fields;
  work: () => Promise<Written>;
  failure: string;
}

async function answerForm({ session, fields, work, failure }: FormPost): Promise<Response> {
  const flash = await work().then(
    ({ message }) => ({ message, isError: false }),
    (error: unknown) => ({ message: messageFor(error, failure), isError: true }),
  );
  session.flash = { ...flash, until: Date.now() + FLASH_MS };
  return goTo(safePath(fields.values.next, routes.cart()));
}
