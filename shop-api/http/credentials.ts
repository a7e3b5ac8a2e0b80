import { LOGIN_HEADER, LOGIN_SCHEME, VISITOR_HEADER } from '../../contract/headers.ts';
import type { Credentials } from '../domain/identity/identify.ts';

const LOGIN = new RegExp(`^${LOGIN_SCHEME}\\s+(\\S+)$`, 'i');

/** How a caller names himself: `Authorization: token {token}` in any case, `Visitor: {id}`. */
export function readCredentials(headers: Headers): Credentials {
  const login = headers.get(LOGIN_HEADER)?.trim();
  return {
    // A header of another scheme is kept as it is: it is nobody's token and is refused as such.
    token: login ? (LOGIN.exec(login)?.[1] ?? login) : undefined,
    visitorId: headers.get(VISITOR_HEADER)?.trim() || undefined,
  };
}
