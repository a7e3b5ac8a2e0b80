/** Node's Request wants whole addresses; a browser completes them from the page's own. */
class PageRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, location.href) : input, init);
  }
}

/** Stands in for the network: answers whatever the page asks of its own `/api`. */
export function openFakeDoor(
  answer: (url: URL, request: Request) => Response | Promise<Response>,
): void {
  globalThis.Request = PageRequest;
  globalThis.fetch = async (input) => {
    const request = input as Request;
    return answer(new URL(request.url), request);
  };
}
