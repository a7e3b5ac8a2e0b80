import { describe, expect, it } from '@jest/globals';
import { createLogger } from '@/shop-api/http/log';

/** What the logger writes for one call, as text. */
function written(log: (logger: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  log(createLogger({ level: 'info', destination }));
  return lines.join('');
}

describe('the log', () => {
  it('leaves out the values of a failed query', () => {
    const error = new Error('Failed query: select 1\nparams: +919876543210,Demo@1234');
    const line = written((logger) => logger.error({ error }));
    expect(line).toContain('Failed query');
    expect(line).not.toMatch(/9876543210|Demo@1234/);
  });

  it('masks numbers, mail addresses and tokens within words', () => {
    const error = new Error('asha@example.com called 9876543210 with token abc123');
    const line = written((logger) => logger.error({ error }));
    expect(line).not.toMatch(/asha@|9876543210|abc123/);
  });

  it('blanks fields that hold secrets', () => {
    const body = { password: 'Demo@1234', otp: '123456', pid: 1001 };
    const line = written((logger) => logger.info({ body }));
    expect(line).not.toMatch(/Demo@1234|123456/);
    expect(line).toContain('1001');
  });
});
