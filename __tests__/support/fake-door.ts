/** Node's Request wants whole addresses; a browser completes them from the page's own. */
class PageRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, location.href) : input, init);
  }
}

/** Stands in for the network: answers whatever the page asks of its own `/api`. */
export function openFakeDoor(answer: (url: URL) => Response | Promise<Response>): void {
  globalThis.Request = PageRequest;
  globalThis.fetch = async (input) => answer(new URL((input as Request).url));
}
