import 'server-only';
import { textIn } from '@/lib/language/text-in';
import { callAs, type ShopperCall, withIdentityFallback } from '@/lib/server/api/shopper-call';
import { clientAddressOf } from '@/lib/server/session/client-address';
import { openSession } from '@/lib/server/session/open-session';
import type { SessionData } from '@/lib/server/session/session';
import { answer, answerFailure } from './answers';
import { pageLanguage } from './page-language';

/** The input of a read handler. */
export interface Read {
  session: SessionData;
  query: URLSearchParams;
  call: ShopperCall;
}

/**
 * Returns a GET handler for personal data. It saves only that a login has ended: a read may answer
 * late, after a write has created the visitor.
 */
export function handleRead(read: (input: Read) => Promise<object>) {
  return async (request: Request): Promise<Response> => {
    const cookie = new Headers();
    const opened = await openSession(request, cookie);
    const session = opened.data;
    const input = {
      session,
      query: new URL(request.url).searchParams,
      call: callAs(session, { address: clientAddressOf(request) }),
    };
    try {
      const response = answer(await withIdentityFallback(session, () => read(input)));
      await opened.saveLogin();
      return withHeaders(cookie, response);
    } catch (error) {
      return answerFailure(error, textIn(pageLanguage(request) ?? 'en'));
    }
  };
}

/** Adds headers to a response: the cookies of the saved session and others. */
export function withHeaders(headers: Headers, response: Response): Response {
  for (const [name, value] of headers) response.headers.append(name, value);
  return response;
}

/** The input of a read that is the same for everyone. */
interface PublicRead<Params> {
  params: Params;
  query: URLSearchParams;
}

/** Returns a GET handler whose answer is the same for everyone; it never reads the cookie. */
export function handlePublicRead<Params>(
  read: (input: PublicRead<Params>) => Promise<object>,
  cacheControl: string,
) {
  return async (request: Request, context: { params: Promise<Params> }): Promise<Response> => {
    try {
      const query = new URL(request.url).searchParams;
      return answer(await read({ params: await context.params, query }), cacheControl);
    } catch (error) {
      return answerFailure(error);
    }
  };
}
