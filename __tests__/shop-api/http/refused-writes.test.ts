import { describe, expect, test } from '@jest/globals';
import { TestApp } from '@/__tests__/support/test-app';
import { onEachDatabase } from '@/__tests__/support/test-database';
import { readApiConfig } from '@/shop-api/config';
import { createLogger } from '@/shop-api/http/log';

onEachDatabase((database) => {
  let written: string[] = [];
  const destination = { write: (line: string) => void written.push(line) };
  const { logLevel: level } = readApiConfig({});
  const logger = createLogger({ level, destination });
  const app = new TestApp(() => database.db, { logger });

  /** The log entries of one call, at the default level. */
  const linesOf = async (...call: Parameters<TestApp['call']>) => {
    written = [];
    const { headers } = await app.call(...call);
    return { id: headers.get('x-request-id'), lines: written.map((line) => JSON.parse(line)) };
  };

  describe('the log at the default level', () => {
    test('contains the caller, the refused call and the rule', async () => {
      const who = await app.visitor();
      const { id, lines } = await linesOf('POST /cart/', {
        who,
        body: { pid: 1070, quantity: 99 },
      });
      expect(lines).toEqual([
        {
          ...{ level: 30, time: expect.any(Number), msg: 'Refused' },
          ...{ requestId: id, method: 'POST', path: '/cart/' },
          ...{ status: 422, code: 'invalid', reason: 'quantity_not_allowed' },
        },
      ]);
    });

    test('contains the request id of the caller', async () => {
      const headers = { 'X-Request-Id': '1a2b3c4d-0000' };
      const { id, lines } = await linesOf('POST /orders/', { headers, body: {} });
      expect([id, lines[0].requestId]).toEqual(['1a2b3c4d-0000', '1a2b3c4d-0000']);
    });

    test('contains no user input', async () => {
      const body = { email: 'asha@example.com', password: 'Wrong@1234', recaptcha: 'x' };
      const { lines } = await linesOf('POST /user/signin/', { body });
      expect(lines).toHaveLength(1);
      expect(JSON.stringify(lines)).not.toMatch(/asha|Wrong/);
    });

    test('has no line for a read, refused or not, nor for a write that succeeds', async () => {
      const who = await app.visitor();
      expect((await linesOf('GET /cart/', { who })).lines).toEqual([]);
      expect((await linesOf('GET /web/single/product/1/', { who })).lines).toEqual([]);
      const body = { pid: 1001, quantity: 1 };
      expect((await linesOf('POST /cart/', { who, body })).lines).toEqual([]);
    });
  });
});
