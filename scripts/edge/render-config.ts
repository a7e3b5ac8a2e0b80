import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { MAX_BODY_BYTES } from '../../contract/kit/headers.ts';
import { commonMessages } from '../../contract/messages/common.ts';
import { requestMessages } from '../../contract/messages/requests.ts';
import { englishText } from '../../contract/messages/text-with-values.ts';
import { OTHER_LANGUAGES } from '../../contract/shop/languages.ts';
import { SHOP_NAME } from '../../contract/shop/shop-names.ts';
import { publicPages } from '../../lib/routing/page-patterns.ts';
import { Problem } from '../bootstrap/problem.mjs';
import { ROOT } from '../shop/settings.ts';
import { type EdgeSettings, type EdgeTls, UPLOAD_BYTES } from './settings.ts';

const TEMPLATES = join(ROOT, 'deploy/edge');

/** The files that `nginx.conf` includes, if only where the settings ask for them. */
export const CONFIG_FILES = ['nginx.conf', 'storefront.conf', 'apis.conf', 'tls.conf'] as const;

/** Returns the text of a file of the edge's configuration. */
export function renderConfig(name: (typeof CONFIG_FILES)[number], settings: EdgeSettings): string {
  const values = valuesOf(settings);
  const template = readFileSync(join(TEMPLATES, `${name}.template`), 'utf8');
  return template.replace(/\{\{(\w+)\}\}/g, (_, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`${name}: no value for ${key}`);
    return String(value);
  });
}

function valuesOf(settings: EdgeSettings): Record<string, string | number> {
  const { port, outerProxies, strictTransport, folder, limits, tls } = settings;
  const { storefronts, apis, apiPort, hasIpv6 } = settings;
  const include = (name: string) => `include "${quotable(folder)}/${name}";`;
  return {
    ...limits,
    listen: tls ? listen(port, ' ssl http2', hasIpv6) : listen(port),
    storefronts: upstreamServers(storefronts),
    apis: upstreamServers(apis),
    apiPort,
    includeApis: apis.length > 0 ? include('apis.conf') : '',
    includeTls: tls ? include('tls.conf') : '',
    certificate: certificateOf(tls),
    listenHttp: tls ? listen(tls.httpPort, '', hasIpv6) : '',
    origin: quotable(tls?.origin ?? ''),
    proofs: quotable(tls?.proofs ?? ''),
    strictTransport,
    folder: quotable(folder),
    troubleLog: quotable(settings.troubleLog),
    pictureCopies: settings.copiesPictures ? 'pictures' : 'off',
    user: process.getuid?.() === 0 ? `user ${userInfo().username};` : '',
    scheme: outerProxies > 0 ? '$http_x_forwarded_proto' : '$scheme',
    shopperBehindProxies: shopperBehind(outerProxies),
    publicPages: publicPages(),
    languages: OTHER_LANGUAGES.join('|'),
    bodyBytes: MAX_BODY_BYTES,
    avatarBytes: UPLOAD_BYTES.avatar,
    photosBytes: UPLOAD_BYTES.photos,
    tooLarge: refusal('too_large', requestMessages.tooLarge),
    tooMany: refusal('too_many_requests', englishText(requestMessages.tooManyAttempts(1))),
    unavailable: refusal('unavailable', commonMessages.notAnswering),
    awayPage: quotable(awayPage()),
  };
}

function listen(port: number, options = '', hasIpv6 = false): string {
  const addresses = hasIpv6 ? [port, `[::]:${port}`] : [port];
  return addresses.map((address) => `listen ${address}${options};`).join(' ');
}

/**
 * One that failed ten times is asked again after three seconds. nginx counts a slow answer as it
 * counts a refused connection, so whoever is passed over is still asked when nobody else is left.
 */
function upstreamServers(servers: readonly string[]): string {
  const rules = servers.map(
    (server) => `server ${server} max_conns=1024 max_fails=10 fail_timeout=3s;`,
  );
  const lastResort = servers.map((server) => `server ${server} backup max_fails=0;`);
  return [...rules, ...(servers.length > 1 ? lastResort : [])].join('\n    ');
}

function certificateOf(tls: EdgeTls | undefined): string {
  if (!tls) return '';
  const { certificate, key } = tls;
  return `ssl_certificate "${quotable(certificate)}"; ssl_certificate_key "${quotable(key)}";`;
}

/**
 * Returns the row that finds the shopper's address in `X-Forwarded-For`. Each proxy appends the
 * address that it sees, so the shopper's is the entry at their number from the right.
 */
function shopperBehind(proxies: number): string {
  if (proxies === 0) return '';
  return `"~(?:^|,)\\s*(?<address>[^,\\s]+)\\s*(?:,[^,]*){${proxies - 1}}$" $address;`;
}

/** Returns a refusal in the shape of the shop's own. */
function refusal(code: string, message: string): string {
  return quotable(JSON.stringify({ status: false, code, message }));
}

function awayPage(): string {
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    `<title>${SHOP_NAME}</title><h1>${SHOP_NAME}</h1><p>${commonMessages.notAnswering}</p></html>`,
  ].join('');
}

/** nginx knows no escape for a dollar sign; the others would end or change a quoted text. */
function quotable(text: string): string {
  if (/[$'\\\n]/.test(text)) throw new Problem(`nginx cannot quote ${text}`);
  return text;
}
