import { readStored, store } from '@/lib/forms/storage';

/** `open`: the shopper has not answered yet. */
export type MeasuringAnswer = 'open' | 'yes' | 'no';

/** Its number grows when another purpose or service is asked for, so that all are asked again. */
const KEY = 'measuring-1';

/** What the services' scripts store on the shop's own address. */
const THEIR_COOKIE = /^_(?:ga|gid|gcl|fbp|fbc)/;

/** Returns the shopper's answer. A browser that is set to refuse (Global Privacy Control) has given it. */
export function storedAnswer(): MeasuringAnswer {
  const stored = readStored(KEY);
  if (stored === 'yes' || stored === 'no') return stored;
  const { globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl ? 'no' : 'open';
}

/** Stores the answer on this device. A refusal removes what the services have stored. */
export function storeAnswer(answer: 'yes' | 'no'): void {
  store(KEY, answer);
  if (answer === 'yes') return;
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  for (const name of names.filter((each) => THEIR_COOKIE.test(each)))
    for (const domain of domainsOf(location.hostname)) removeCookie(name, domain);
}

function removeCookie(name: string, domain: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
  document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
}

/** The scripts choose the widest domain that the browser lets them: `shop.example.in`, `example.in`. */
function domainsOf(host: string): string[] {
  const labels = host.split('.');
  return ['', ...labels.map((_, from) => `; Domain=${labels.slice(from).join('.')}`)];
}
