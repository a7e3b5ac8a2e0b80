type Handler = (
  request: Request,
  context: { params: Promise<Record<string, string>> },
) => Promise<Response>;

interface Sent {
  method?: string;
  json?: unknown;
  /** A plain form post. */
  form?: Record<string, string>;
  headers?: Record<string, string>;
  params?: Record<string, string>;
  query?: string;
}

const ORIGIN = 'http://localhost:3000';

/** A browser without a window: keeps the cookie, and sends what a page of the shop would send. */
export class DoorBrowser {
  cookie = '';

  async send(handler: unknown, sent: Sent = {}): Promise<Response> {
    const { json, form, params = {}, query = '' } = sent;
    const body = form ? new URLSearchParams(form) : JSON.stringify(json);
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
    const response = await (handler as Handler)(request, { params: Promise.resolve(params) });
    const [cookie] = response.headers.getSetCookie();
    if (cookie) this.cookie = cookie.split(';')[0] ?? '';
    return response;
  }
}
