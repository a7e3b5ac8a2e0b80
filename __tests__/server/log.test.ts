import { expect, test } from '@jest/globals';
import { requestIdScope } from '@/lib/server/session/request-id';
import { createLogger, logConsole } from '@/server/log';

/** The lines that are logged while `print` has a console. */
function logged(print: (console: Console) => void, level = 'info') {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line));
  const target = Object.create(console) as Console;
  logConsole(createLogger(level, { write }), target);
  print(target);
  return lines;
}

test('what is printed is a line of JSON with its level, message and time', () => {
  const [line] = logged((console) => console.warn('\u001b[33m⚠\u001b[39m %s is slow', 'A page'));
  expect(line).toMatchObject({ level: 40, msg: '⚠ A page is slow', time: expect.any(Number) });
});

test('an error has its message, stack and digest, and the id of the request that caused it', () => {
  const error = Object.assign(new Error('No such page'), { digest: '4711' });
  const [line] = logged((console) => {
    requestIdScope().run('0123456789abcdef', () => console.error('⨯', error));
  });
  expect(line).toMatchObject({
    level: 50,
    requestId: '0123456789abcdef',
    digest: '4711',
    error: { message: 'No such page', stack: expect.stringContaining('log.test.ts') },
  });
});

test('no line has a phone number, an email address, a token or a password', () => {
  const lines = logged((console) => {
    console.error('asha@example.com', new Error('call +919876543210'));
    console.info('with token abc123');
  });
  expect(JSON.stringify(lines)).not.toMatch(/asha@|9876543210|abc123/);
});

test('what is below the level of the log is not written', () => {
  expect(logged((console) => console.info('quiet'), 'warn')).toEqual([]);
});
