/*
 * The Content-Security-Policy of every answer. `server/security-headers.ts` sets it for the pages
 * that are rendered once and cached; they cannot carry a nonce, so inline scripts are allowed there,
 * but none in attributes. The middleware sets a policy with a nonce for the pages of one shopper.
 */

type Environment = Record<string, string | undefined>;

interface Policy {
  /** The sources to which forms may be sent. */
  formTargets: string;
  /** Only inline scripts with this nonce run; without it all inline scripts do. */
  nonce?: string;
}

/** Google's origins are allowed on the pages of a shop that has its keys, and nowhere else. */
const RECAPTCHA = {
  script: ' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  frame: ' https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
  connect: ' https://www.google.com/recaptcha/',
};
const NO_RECAPTCHA = { script: '', frame: '', connect: '' };

/** Services that count visits, each in the shops that name an account there (decision 0125). */
const MEASURING = {
  GOOGLE_TAG_ID: {
    script: ' https://www.googletagmanager.com',
    send: ' https://*.google-analytics.com https://*.analytics.google.com https://www.googletagmanager.com',
  },
  META_PIXEL_ID: { script: ' https://connect.facebook.net', send: ' https://www.facebook.com' },
};

/** Returns the policy of a page. The reloading of `next dev` evaluates code. */
export function contentPolicy(environment: Environment, { formTargets, nonce }: Policy): string {
  const recaptcha = environment.RECAPTCHA_SITE_KEY ? RECAPTCHA : NO_RECAPTCHA;
  const measuring = measuringOf(environment);
  const evaluates = environment.NODE_ENV === 'development' ? " 'unsafe-eval'" : '';
  const inline = nonce === undefined ? "'unsafe-inline'" : `'nonce-${nonce}'`;
  return [
    "default-src 'self'",
    `script-src 'self' ${inline}${evaluates}${recaptcha.script}${measuring.script}`,
    "script-src-attr 'none'",
    // The captcha runs in workers, from files of the shop itself.
    "worker-src 'self'",
    `frame-src 'self'${recaptcha.frame}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${measuring.send}`,
    "font-src 'self'",
    `connect-src 'self'${recaptcha.connect}${measuring.send}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${formTargets}`,
    "frame-ancestors 'none'",
  ].join('; ');
}

function measuringOf(environment: Environment) {
  const services = Object.entries(MEASURING).filter(([name]) => environment[name]);
  const all = (what: 'script' | 'send') => services.map(([, service]) => service[what]).join('');
  return { script: all('script'), send: all('send') };
}

/** Returns the sources to which forms of a payment page may be sent: the shop and the gateways. */
export function payFormTargets(gatewayOrigins: readonly string[]): string {
  return ["'self'", ...gatewayOrigins].join(' ');
}
