import 'server-only';
import { openSession } from '../open-session';
import type { SessionData } from '../session';
import { addressOf } from './address-of';
import { answer, answerFailure } from './answers';
import type { ShopperCall } from './shopper';
import { asWhoIsLeft, callAs } from './shopper';

/** What a read handler is given. */
export interface Read {
  session: SessionData;
  query: URLSearchParams;
  call: ShopperCall;
}

/**
 * A GET handler for what belongs to one shopper. It keeps no more than that a login is over: a read
 * may answer late, when a write has made a visitor of the shopper.
 */
export function handleRead(read: (input: Read) => Promise<object>) {
  return async (request: Request): Promise<Response> => {
    const cookie = new Headers();
    const opened = await openSession(request, cookie);
    const session = opened.data;
    const input = {
      session,
      query: new URL(request.url).searchParams,
      call: callAs(session, { address: addressOf(request) }),
    };
    try {
      const response = answer(await asWhoIsLeft(session, () => read(input)));
      await opened.saveLogin();
      return withHeaders(cookie, response);
    } catch (error) {
      return answerFailure(error);
    }
  };
}

/** Hands on the cookies that saving the session wrote, and what else goes with the answer. */
export function withHeaders(headers: Headers, response: Response): Response {
  for (const [name, value] of headers) response.headers.append(name, value);
  return response;
}
