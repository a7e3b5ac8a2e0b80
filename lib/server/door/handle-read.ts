import 'server-only';
import type { Session } from '../session';
import { openSession } from '../session';
import { answer, answerFailure } from './answers';
import type { ShopperCall } from './shopper';
import { asWhoIsLeft, callAs } from './shopper';

/** What a read handler is given. */
export interface Read {
  session: Session;
  call: ShopperCall;
}

/** A GET handler for what belongs to one shopper. */
export function handleRead(read: (input: Read) => Promise<object>) {
  return async (request: Request): Promise<Response> => {
    const cookie = new Headers();
    const session = await openSession(request, cookie);
    const before = JSON.stringify(session);
    try {
      const response = answer(
        await asWhoIsLeft(session, () => read({ session, call: callAs(session) })),
      );
      if (JSON.stringify(session) !== before) await session.save();
      return withCookie(cookie, response);
    } catch (error) {
      return answerFailure(error);
    }
  };
}

/** Hands on the cookie that `session.save()` wrote. */
export function withCookie(cookie: Headers, response: Response): Response {
  for (const value of cookie.getSetCookie()) response.headers.append('Set-Cookie', value);
  return response;
}
