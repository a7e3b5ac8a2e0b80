import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { SMTPServer } from 'smtp-server';
import { type ApiProcess, demoDataFolder, startApiProcess } from '@/__tests__/support/api-process';
import { openSiteverify } from '@/__tests__/support/siteverify';
import { tempFolder } from '@/__tests__/support/temp-folder';
import { COMPANY_HEADER } from '@/contract/kit/headers';

/** A process starts in seconds; an interrupted email is retried after a minute. */
const LIMIT_MS = 180_000;

const google = openSiteverify();
const { promise: arrived, resolve: arrive } = Promise.withResolvers<string>();
const post = new SMTPServer({
  authOptional: true,
  hideSTARTTLS: true,
  async onData(stream, _session, taken) {
    arrive(Buffer.concat(await stream.toArray()).toString());
    taken();
  },
});

let env: Record<string, string>;
const running: ApiProcess[] = [];

async function start(): Promise<ApiProcess> {
  const api = await startApiProcess(env);
  running.push(api);
  return api;
}

async function askForLink({ origin }: ApiProcess) {
  const facts = { action: 'reset_password', hostname: 'vanya.example', score: 0.9 };
  return fetch(`${origin}/user/reset-password/`, {
    method: 'POST',
    headers: { [COMPANY_HEADER]: '7' },
    body: JSON.stringify({ email: 'demo@example.com', recaptcha: google.give(facts) }),
  });
}

beforeAll(async () => {
  await google.open();
  await new Promise<void>((listening) => post.listen(0, '127.0.0.1', listening));
  const { port } = post.server.address() as { port: number };
  const { siteKey, secretKey, verifyUrl } = google.settings();
  env = {
    DATA_DIR: await demoDataFolder(tempFolder()),
    PUBLIC_ORIGIN: 'https://vanya.example',
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    RECAPTCHA_SITE_KEY: siteKey,
    RECAPTCHA_SECRET_KEY: secretKey,
    RECAPTCHA_VERIFY_URL: verifyUrl,
  };
}, LIMIT_MS);

afterAll(async () => {
  await Promise.all(running.map((api) => api.end('SIGKILL')));
  await new Promise<void>((closed) => post.close(closed));
  google.close();
});

test(
  'a queued email arrives although the process was killed immediately',
  async () => {
    const first = await start();
    expect((await askForLink(first)).status).toBe(200);
    expect(await first.end('SIGKILL')).toBe(null);
    const second = await start();
    expect(await arrived).toContain('To: demo@example.com');
    expect(await second.end('SIGTERM')).toBe(0);
    expect(second.lines.filter((line) => !line.startsWith('shop-api'))).toEqual([]);
  },
  LIMIT_MS,
);
