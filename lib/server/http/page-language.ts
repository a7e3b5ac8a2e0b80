import 'server-only';
import { type Language, splitLanguage } from '@/contract/shop/languages';
import { type Surface, surfaceOf } from '@/lib/surface';

/**
 * Returns the language of the page that sent a request: messages that it causes are in it, also for
 * shoppers who came to the page by a link and chose no language. Undefined where no page is named.
 */
export function pageLanguage(request: Request): Language | undefined {
  const page = URL.parse(request.headers.get('Referer') ?? '');
  return page ? splitLanguage(page.pathname).language : undefined;
}

/** Returns the surface of the page that sent a request; the web in English where none is named. */
export function pageSurface(request: Request): Surface {
  const page = URL.parse(request.headers.get('Referer') ?? '');
  return surfaceOf(page ? page.pathname + page.search : '/');
}
