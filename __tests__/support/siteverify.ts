import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The facts that Google stores with an answer. */
interface Facts {
  action?: string | undefined;
  hostname?: string | undefined;
  score?: unknown;
}

const SECRET = 'the-secret-key';

/** Names of service faults, sent in place of an answer. */
const TROUBLES: Record<string, (response: ServerResponse) => void> = {
  500: (response) => response.writeHead(500).end('{"success":true}'),
  garbage: (response) => response.end('<html>Sorry</html>'),
  'no verdict': (response) => response.end('{"success":"yes"}'),
  null: (response) => response.end('null'),
  huge: (response) => response.end(`{"success":true,"more":"${'x'.repeat(1_000_000)}"}`),
  redirect: (response) => response.writeHead(302, { Location: 'http://127.0.0.1:9/' }).end(),
  hang: () => undefined,
  drip(response) {
    const drop = setInterval(() => response.write(' '), 20);
    response.on('close', () => clearInterval(drop));
  },
  'cut off': (response) => response.destroy(),
};

/** Stand-in for Google's `siteverify` with its protocol: an answer is accepted once. */
export function openSiteverify() {
  const given = new Map<string, Facts>();
  const used = new Set<string>();
  /** The fields of each request, in order. */
  const asked: Record<string, string>[] = [];

  function verdictOf(form: Record<string, string>) {
    const refuse = (code: string) => ({ success: false, 'error-codes': [code] });
    const { response = '' } = form;
    if (form.secret !== SECRET) return refuse('invalid-input-secret');
    if (!response) return refuse('missing-input-response');
    const facts = given.get(response);
    if (!facts) return refuse('invalid-input-response');
    if (used.has(response)) return refuse('timeout-or-duplicate');
    used.add(response);
    return { success: true, challenge_ts: new Date().toISOString(), ...facts };
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = Buffer.concat(await request.toArray()).toString();
    const form = Object.fromEntries(new URLSearchParams(body));
    asked.push(form);
    const trouble = TROUBLES[form.response ?? ''];
    if (trouble) return trouble(response);
    const isForm = request.headers['content-type'] === 'application/x-www-form-urlencoded';
    const isAsked = request.method === 'POST' && request.url === '/recaptcha/api/siteverify';
    if (!isForm || !isAsked) return response.writeHead(404).end();
    return response.end(JSON.stringify(verdictOf(form)));
  }

  const server = createServer(answer);
  return {
    asked,
    /** The settings of a shop that uses this stand-in. */
    settings() {
      const { port } = server.address() as AddressInfo;
      return {
        siteKey: 'the-site-key',
        secretKey: SECRET,
        verifyUrl: `http://127.0.0.1:${port}/recaptcha/api/siteverify`,
        minScore: 0.5,
        publicOrigin: 'https://vanya.example',
      };
    },
    /** Issues an answer as Google does to a browser. */
    give(facts: Facts): string {
      const token = randomBytes(300).toString('base64url');
      given.set(token, facts);
      return token;
    },
    open: () => new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening)),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
