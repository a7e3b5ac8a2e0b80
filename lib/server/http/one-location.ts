import 'server-only';
import { onEachRequest } from '@/lib/server/each-request';

/**
 * Makes every answer name one `Location`. Next.js writes that of a redirect twice when it renders
 * the page for its cache; a browser with a service worker joins both to one address. Returns a function that ends it.
 */
export function sendOneLocation(): () => void {
  return onEachRequest(({ response }) => {
    const append = response.appendHeader.bind(response);
    response.appendHeader = (name, value) =>
      name.toLowerCase() === 'location' ? response.setHeader(name, value) : append(name, value);
  });
}
