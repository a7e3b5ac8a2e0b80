type Handler = (
  request: Request,
  context: { params: Promise<Record<string, string>> },
) => Promise<Response>;

export interface Sent {
  method?: string;
  json?: unknown;
  /** A plain form post. */
  form?: Record<string, string>;
  /** A raw body. */
  raw?: Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
  params?: Record<string, string>;
  query?: string;
}

export const ORIGIN = 'http://localhost:3000';

/** A browser without a window: stores cookies and sends the requests of the shop's pages. */
export class StorefrontBrowser {
  readonly cookies = new Map<string, string>();

  /** The `Cookie` header of its next request. */
  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async send(handler: unknown, sent: Sent = {}): Promise<Response> {
    const response = await this.ask(handler, sent);
    this.storeCookies(response);
    return response;
  }

  /** Sends a request without storing its cookies: pass the answer to `keep` later. */
  ask(handler: unknown, sent: Sent = {}): Promise<Response> {
    const { json, form, raw, params = {}, query = '' } = sent;
    const body = raw ?? (form ? new URLSearchParams(form) : JSON.stringify(json));
    const request = new Request(`${ORIGIN}/api${query}`, {
      method: sent.method ?? (body ? 'POST' : 'GET'),
      body,
      headers: {
        ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
        Cookie: this.cookie,
        Origin: ORIGIN,
        ...sent.headers,
      },
    });
    return (handler as Handler)(request, { params: Promise.resolve(params) });
  }

  /** Stores the cookies of an answer. */
  storeCookies(response: Response): void {
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (/; Max-Age=0\b/i.test(cookie)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}
