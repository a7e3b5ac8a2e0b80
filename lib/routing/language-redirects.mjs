import { LANGUAGES, OTHER_LANGUAGES } from '../../contract/shop/languages.ts';
import { pages } from '../../contract/shop/pages.ts';
import { LANGUAGE_COOKIE } from './language-cookie.ts';
import { OUTSIDE } from './page-patterns.ts';

/**
 * Returns the redirects of pages in English for shoppers who have chosen another language. The
 * router of an open page asks for what its links say.
 */
export function languageRedirects() {
  const inOthers = OTHER_LANGUAGES.flatMap((code) => [`${code}/`, `${code}$`]);
  const others = [...OUTSIDE, 'dashboard', ...inOthers].join('|');
  return OTHER_LANGUAGES.flatMap((code) => {
    const { prefix } = LANGUAGES[code];
    const row = {
      has: [{ type: 'cookie', key: LANGUAGE_COOKIE, value: code }],
      missing: [{ type: 'header', key: 'rsc' }],
      permanent: false,
    };
    return [
      { ...row, source: pages.home.path, destination: prefix },
      { ...row, source: `/:path((?!${others}).+)`, destination: `${prefix}/:path` },
    ];
  });
}

/** Returns the redirects of addresses that pages in other languages than English do not have. */
export function redirectsOfLanguages() {
  return OTHER_LANGUAGES.flatMap((code) => {
    const { prefix } = LANGUAGES[code];
    return [
      { source: `/${code}-web/:path*`, destination: `${prefix}/:path*`, permanent: true },
      {
        source: `/${code}-app/:path*`,
        destination: `${prefix}/:path*?mobile=true`,
        permanent: true,
      },
      // Staff read English.
      {
        source: `${prefix}/dashboard/:path*`,
        destination: '/dashboard/:path*',
        permanent: false,
      },
      // A mailed link without its token.
      { source: `${prefix}${pages.resetPassword.path}/`, destination: prefix, permanent: false },
    ];
  });
}
