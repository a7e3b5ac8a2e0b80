/** Node's Request requires absolute URLs; a browser resolves them against the page. */
class PageRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, location.href) : input, init);
  }
}

/** Stand-in for the network: answers the page's requests to `/api`. */
export function openFakeApi(
  answer: (url: URL, request: Request) => Response | Promise<Response>,
): void {
  globalThis.Request = PageRequest;
  globalThis.fetch = async (input) => {
    const request = input as Request;
    return answer(new URL(request.url), request);
  };
}
