import { appendFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { tempFolder } from '@/__tests__/support/temp-folder';
import { fileOutbox } from '@/shop-api/providers/outbox';

const message = (text: string) => ({
  at: '2026-11-21T06:30:00.000Z',
  kind: 'sms' as const,
  to: '+919800000001',
  subject: '',
  text,
  html: '',
});

const newFile = () => join(tempFolder(), 'kept', 'outbox.jsonl');

test('stores messages in a file that only its owner can read, newest first', async () => {
  const file = newFile();
  expect(await fileOutbox(file).latest()).toEqual([]);
  await fileOutbox(file).add(message('first\nwith a line break'));
  await fileOutbox(file).add(message('नमस्ते'));
  expect(await fileOutbox(file).latest()).toEqual([
    message('नमस्ते'),
    message('first\nwith a line break'),
  ]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('loses none of 50 concurrent messages', async () => {
  const outbox = fileOutbox(newFile());
  await Promise.all(Array.from({ length: 50 }, (_, index) => outbox.add(message(`${index}`))));
  expect(new Set((await outbox.latest()).map(({ text }) => text)).size).toBe(50);
});

test('skips a line that a crash truncated', async () => {
  const file = newFile();
  await fileOutbox(file).add(message('whole'));
  appendFileSync(file, '\n{"at":"2026-11-');
  await fileOutbox(file).add(message('later'));
  expect((await fileOutbox(file).latest()).map(({ text }) => text)).toEqual(['later', 'whole']);
});

test('shows the newest 500 of a file that has grown large', async () => {
  const file = newFile();
  await fileOutbox(file).add(message('first'));
  const lines = Array.from({ length: 20_000 }, (_, index) => JSON.stringify(message(`${index}`)));
  writeFileSync(file, lines.join('\n'));
  const latest = await fileOutbox(file).latest();
  expect(latest).toHaveLength(500);
  expect(latest.at(0)?.text).toBe('19999');
  expect(latest.at(-1)?.text).toBe('19500');
});
