import 'server-only';
import { type CookieJar, getIronSession, type IronSession, webCookies } from 'iron-session';
import {
  joinCookies,
  type LoginCookie,
  type SessionData,
  splitCookies,
  type VisitCookie,
} from './session';
import { cookieAttributes, cookieName, sealOf, sessionFingerprint } from './session-cookies';

interface Cookies {
  jar: CookieJar;
  visit: IronSession<VisitCookie>;
  login: IronSession<LoginCookie>;
}

/**
 * The session of a request to a route handler.
 *
 * Login and visit are sealed separately, and an ended login is marked by its fingerprint instead of
 * being removed, so that a late answer to an older request can never undo a login.
 */
export class OpenSession {
  readonly data: SessionData;
  /** Whether the request has brought a cookie of the session, even an outdated one. */
  readonly hasCookies: boolean;
  readonly #cookies: Cookies;
  readonly #loginBefore: LoginCookie;
  readonly #visitBefore: VisitCookie;

  constructor(cookies: Cookies) {
    this.#cookies = cookies;
    this.hasCookies = (['session', 'login'] as const).some(
      (kind) => cookies.jar.read(cookieName(kind)) !== undefined,
    );
    this.data = joinCookies({ ...cookies, ended: cookies.jar.read(cookieName('ended')) });
    [this.#loginBefore, this.#visitBefore] = splitCookies(structuredClone(this.data));
  }

  /** Writes only the cookies whose part has changed. */
  async save(): Promise<void> {
    const [, visit] = splitCookies(this.data);
    if (isChanged(this.#visitBefore, visit)) await replace(this.#cookies.visit, visit);
    await this.saveLogin();
  }

  /** Writes only a changed or ended login. */
  async saveLogin(): Promise<void> {
    const [login] = splitCookies(this.data);
    if (!isChanged(this.#loginBefore, login)) return;
    if (login.token) await replace(this.#cookies.login, login);
    else this.#markEnded();
  }

  /** Clears everything, including the cookie of the login. */
  clear(): void {
    for (const key of Object.keys(this.data)) delete this.data[key as keyof SessionData];
    this.#cookies.login.destroy();
  }

  #markEnded(): void {
    const mark = sessionFingerprint(this.#loginBefore.token);
    this.#cookies.jar.write(cookieName('ended'), mark, cookieAttributes());
  }
}

/** Opens the session of a request; saving puts cookies into `headers`. */
export async function openSession(request: Request, headers: Headers): Promise<OpenSession> {
  const jar = webCookies(request, headers);
  const [visit, login] = await Promise.all([
    getIronSession<VisitCookie>(jar, sealOf('session')),
    getIronSession<LoginCookie>(jar, sealOf('login')),
  ]);
  return new OpenSession({ jar, visit, login });
}

function isChanged(before: object, after: object): boolean {
  return JSON.stringify(before) !== JSON.stringify(after);
}

/** Replaces the content of a cookie; empty content removes the cookie. */
async function replace<Part extends object>(
  cookie: IronSession<Part>,
  content: Part,
): Promise<void> {
  for (const key of Object.keys(cookie)) delete cookie[key as keyof Part];
  Object.assign(cookie, content);
  if (JSON.stringify(content) === '{}') cookie.destroy();
  else await cookie.save();
}
