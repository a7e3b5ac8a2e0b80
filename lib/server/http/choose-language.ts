import 'server-only';
import { object } from 'yup';
import { oneOf } from '@/contract/kit/fields';
import { inLanguage, LANGUAGE_CODES, type Language } from '@/contract/shop/languages';
import { routes, safePath } from '@/lib/routes';
import { LANGUAGE_COOKIE } from '@/lib/routing/language-cookie';
import { serverConfig } from '@/lib/server/config';
import { openSession } from '@/lib/server/session/open-session';
import { answerFailure, redirectTo } from './answers';
import { checkFields, readFields } from './fields';
import { withHeaders } from './handle-read';
import { assertSameOrigin } from './same-origin';

const languageField = object({ language: oneOf('Language', LANGUAGE_CODES).required() });

const YEAR_S = 365 * 24 * 60 * 60;

/**
 * Stores the language of the form and redirects to the page that sent it, in that language. The
 * page is the `Referer`, because a page that everybody shares does not know its address.
 */
export async function chooseLanguage(request: Request): Promise<Response> {
  try {
    assertSameOrigin(request, serverConfig());
    const { language } = await checkFields(languageField, await readFields(request));
    const headers = new Headers({ 'Set-Cookie': cookieFor(language) });
    const session = await openSession(request, headers);
    session.data.language = language;
    await session.save();
    return withHeaders(headers, redirectTo(inLanguage(pageOf(request), language)));
  } catch (error) {
    return answerFailure(error);
  }
}

function pageOf(request: Request): string {
  const referer = URL.parse(request.headers.get('Referer') ?? '');
  return safePath(referer && referer.pathname + referer.search, routes.home());
}

/** Readable for scripts and caches: it names nobody. */
function cookieFor(language: Language): string {
  const secure = serverConfig().publicOrigin.startsWith('https:') ? '; Secure' : '';
  const value = `${LANGUAGE_COOKIE}=${language}`;
  return `${value}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${secure}`;
}
