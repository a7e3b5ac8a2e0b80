import 'server-only';
import type { CookieJar, IronSession } from 'iron-session';
import { getIronSession, webCookies } from 'iron-session';
import type { LoginPart, SessionData, VisitPart } from './session';
import { joinParts, splitParts } from './session';
import { cookieAttributes, cookieName, fingerprint, sealOf } from './session-cookies';

interface Cookies {
  jar: CookieJar;
  visit: IronSession<VisitPart>;
  login: IronSession<LoginPart>;
}

/**
 * The session of a request to a route handler.
 *
 * Login and visit are sealed apart, and a login that is over is marked by its fingerprint instead of
 * being taken out, so that a late answer to an older request can never undo a login.
 */
export class OpenSession {
  readonly data: SessionData;
  readonly #cookies: Cookies;
  readonly #loginBefore: LoginPart;
  readonly #visitBefore: VisitPart;

  constructor(cookies: Cookies) {
    this.#cookies = cookies;
    this.data = joinParts({ ...cookies, ended: cookies.jar.read(cookieName('ended')) });
    [this.#loginBefore, this.#visitBefore] = splitParts(structuredClone(this.data));
  }

  /** Writes those cookies, and only those, whose part has changed. */
  async save(): Promise<void> {
    const [, visit] = splitParts(this.data);
    if (isChanged(this.#visitBefore, visit)) await replace(this.#cookies.visit, visit);
    await this.saveLogin();
  }

  /** Writes no more than that the login is another, or over. */
  async saveLogin(): Promise<void> {
    const [login] = splitParts(this.data);
    if (!isChanged(this.#loginBefore, login)) return;
    if (login.token) await replace(this.#cookies.login, login);
    else this.#markEnded();
  }

  /** Forgets everything, the cookie of the login too. */
  clear(): void {
    for (const key of Object.keys(this.data)) delete this.data[key as keyof SessionData];
    this.#cookies.login.destroy();
  }

  #markEnded(): void {
    const mark = fingerprint(this.#loginBefore.token);
    this.#cookies.jar.write(cookieName('ended'), mark, cookieAttributes());
  }
}

/** Opens the session of a request; saving puts cookies into `headers`. */
export async function openSession(request: Request, headers: Headers): Promise<OpenSession> {
  const jar = webCookies(request, headers);
  const [visit, login] = await Promise.all([
    getIronSession<VisitPart>(jar, sealOf('session')),
    getIronSession<LoginPart>(jar, sealOf('login')),
  ]);
  return new OpenSession({ jar, visit, login });
}

function isChanged(before: object, after: object): boolean {
  return JSON.stringify(before) !== JSON.stringify(after);
}

/** Puts a cookie's new content in place of the old; nothing to keep needs no cookie. */
async function replace<Part extends object>(cookie: IronSession<Part>, part: Part): Promise<void> {
  for (const key of Object.keys(cookie)) delete cookie[key as keyof Part];
  Object.assign(cookie, part);
  if (JSON.stringify(part) === '{}') cookie.destroy();
  else await cookie.save();
}
