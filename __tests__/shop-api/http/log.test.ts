import { describe, expect, test } from '@jest/globals';
import { createLogger } from '@/shop-api/http/log';

/** The log lines of one call, as text. */
function written(log: (logger: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  log(createLogger({ level: 'info', destination }));
  return lines.join('');
}

describe('the log', () => {
  test('omits the values of a failed query', () => {
    const error = new Error('Failed query: select 1\nparams: +919876543210,Demo@1234');
    const line = written((logger) => logger.error({ error }));
    expect(line).toContain('Failed query');
    expect(line).not.toMatch(/9876543210|Demo@1234/);
  });

  test('has an error of a query of many rows in a few lines', () => {
    const places = Array.from({ length: 20_000 }, (_, at) => `($${at})`).join(', ');
    const values = 'asha wrote\nthis text\nof three lines,'.repeat(5_000);
    const cause = new Error('canceling statement due to statement timeout');
    const error = new Error(`Failed query: insert ${places}\nparams: ${values}`, { cause });
    const line = written((logger) => logger.error({ error }));
    expect(line.length).toBeLessThan(10_000);
    expect(line).toContain('statement timeout');
    expect(line).not.toContain('asha');
  });

  test('masks numbers, email addresses and tokens within texts', () => {
    const error = new Error('asha@example.com called 9876543210 with token abc123');
    const line = written((logger) => logger.error({ error }));
    expect(line).not.toMatch(/asha@|9876543210|abc123/);
  });

  test('redacts fields that contain secrets', () => {
    const body = { password: 'Demo@1234', otp: '123456', pid: 1001 };
    const line = written((logger) => logger.info({ body }));
    expect(line).not.toMatch(/Demo@1234|123456/);
    expect(line).toContain('1001');
  });
});
