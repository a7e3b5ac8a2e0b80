import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { describe, expect, test } from '@jest/globals';
import { postgresFinding, secretsFinding, variablesFinding } from '@/scripts/doctor/services';

/** The two PostgreSQL messages that end a login: authentication ok and ready for query. */
const ACCEPTED = Buffer.from('520000000800000000' + '5a0000000549', 'hex');

async function listenOn(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `postgres://somebody:secret@127.0.0.1:${(server.address() as AddressInfo).port}/vanya`;
}

describe('the PostgreSQL server', () => {
  test('is found when it accepts a connection', async () => {
    const server = createServer((socket) => socket.once('data', () => socket.write(ACCEPTED)));
    const url = await listenOn(server);
    expect(await postgresFinding('DATABASE_URL', url)).toMatchObject({ isOk: true });
    server.close();
  });

  test('is missing and required by the shop when nothing listens', async () => {
    const server = createServer();
    const url = await listenOn(server);
    server.close();
    await once(server, 'close');
    expect(await postgresFinding('DATABASE_URL', url)).toMatchObject({
      isOk: false,
      isForTests: false,
      detail: expect.stringContaining('ECONNREFUSED'),
      mend: expect.stringContaining('DATABASE_URL'),
    });
  });

  test('of the tests is required by the tests only', async () => {
    const server = createServer((socket) => socket.destroy());
    const url = await listenOn(server);
    expect(await postgresFinding('TEST_DATABASE_URL', url)).toMatchObject({
      isOk: false,
      isForTests: true,
    });
    server.close();
  });
});

const secret = 'a'.repeat(32);
const secrets = { SESSION_SECRET: secret, API_SECRET: secret, REVALIDATE_SECRET: secret };

describe('the secrets', () => {
  test('are not checked for a demo shop', () => {
    expect(secretsFinding({})).toMatchObject({ isOk: true });
  });

  test('of a live shop are named when they are missing or short', () => {
    expect(secretsFinding({ SHOP_MODE: 'live', ...secrets, API_SECRET: 'short' })).toMatchObject({
      isOk: false,
      detail: 'API_SECRET: at least 32 characters each in live mode',
      mend: 'echo "API_SECRET=$(openssl rand -hex 32)" >> .env',
    });
  });

  test('of a live shop are sufficient when each has 32 characters', () => {
    expect(secretsFinding({ SHOP_MODE: 'live', ...secrets })).toMatchObject({ isOk: true });
  });
});

describe('the variables of the API', () => {
  test('may all be unset in demo mode', () => {
    expect(variablesFinding({})).toMatchObject({ isOk: true, detail: 'demo mode' });
  });

  test('are named when they are invalid', () => {
    const { isOk, detail } = variablesFinding({ API_PORT: 'four thousand', SMTP_URL: 'x' });
    expect(isOk).toBe(false);
    expect(detail).toContain('API_PORT must be a number');
    expect(detail).toContain('SMTP_URL must start with');
  });

  test('of a live shop are checked for its keys; the secrets have a separate line', () => {
    const { isOk, detail } = variablesFinding({ SHOP_MODE: 'live' });
    expect(isOk).toBe(false);
    expect(detail).toContain('SMTP_URL is needed in live mode');
    expect(detail).not.toContain('SECRET');
  });
});
