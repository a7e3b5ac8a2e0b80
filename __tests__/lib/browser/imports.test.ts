import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { openFakeApi } from '@/__tests__/support/fake-api';
import { IMPORT_PART_BYTES } from '@/contract/shop/limits';
import { sendImportFile } from '@/lib/browser/imports';

const file = new File([new Uint8Array(2.5 * IMPORT_PART_BYTES)], 'goods.csv');
const LONG_MS = 60_000;

let received: number;
/** How many of the next calls get no answer. */
let lost: number;
let sent: number[];

beforeEach(() => {
  jest.useFakeTimers();
  [received, lost, sent] = [0, 0, []];
  openFakeApi(() => {
    if (lost > 0) {
      lost -= 1;
      throw new TypeError('Failed to fetch');
    }
    received = Math.min(file.size, received + IMPORT_PART_BYTES);
    return Response.json({ status: true, received });
  });
});
afterEach(() => void jest.useRealTimers());

function send(from = 0) {
  const onSent = (bytes: number) => void sent.push(bytes);
  return sendImportFile({ id: 7, name: 'goods', file, from, onSent });
}

describe('a file that is sent in parts', () => {
  test('goes on where a lost connection left it, and says how far it is', async () => {
    lost = 2;
    const whole = send();
    await jest.advanceTimersByTimeAsync(LONG_MS);
    await whole;
    expect(sent).toEqual([IMPORT_PART_BYTES, 2 * IMPORT_PART_BYTES, file.size]);
  });

  test('begins behind what the shop has', async () => {
    received = 2 * IMPORT_PART_BYTES;
    await send(received);
    expect(sent).toEqual([file.size]);
  });

  test('is given up when the connection does not come back', async () => {
    lost = Number.POSITIVE_INFINITY;
    const refusal = expect(send()).rejects.toMatchObject({ kind: 'network' });
    await jest.advanceTimersByTimeAsync(LONG_MS);
    await refusal;
    expect(sent).toEqual([]);
  });
});
