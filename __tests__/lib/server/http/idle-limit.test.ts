import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { passedThrough } from '@/lib/server/http/idle-limit';

const IDLE_MS = 30_000;
const PART = new Uint8Array([1, 2, 3]);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A sender that rests before each of its parts, then ends, or rests for good. */
function sender({ parts, isWhole }: { parts: number; isWhole: boolean }) {
  let sent = 0;
  const cancelled = jest.fn<() => void>();
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (sent === parts && isWhole) return controller.close();
        if (sent === parts) return new Promise<void>(() => undefined);
        await new Promise((rested) => setTimeout(rested, IDLE_MS - 1));
        sent += 1;
        return controller.enqueue(PART);
      },
      cancel: cancelled,
    },
    { highWaterMark: 0 },
  );
  return { stream, cancelled, sent: () => sent };
}

async function bytesOf(body: ReadableStream<Uint8Array>): Promise<number> {
  let length = 0;
  for await (const part of body) length += part.length;
  return length;
}

describe('a body that is passed on', () => {
  test('may take longer as a whole than its sender may rest', async () => {
    const onCut = jest.fn();
    const { stream } = sender({ parts: 6, isWhole: true });
    const read = bytesOf(passedThrough(stream, { idleMs: IDLE_MS, onCut }));
    await jest.advanceTimersByTimeAsync(6 * IDLE_MS);
    expect(await read).toBe(6 * PART.length);
    expect(onCut).not.toHaveBeenCalled();
  });

  test('breaks off where its sender rests for too long, and lets it go', async () => {
    const onCut = jest.fn();
    const { stream, cancelled } = sender({ parts: 1, isWhole: false });
    const read = bytesOf(passedThrough(stream, { idleMs: IDLE_MS, onCut }));
    const refusal = expect(read).rejects.toThrow('Nothing came in time');
    await jest.advanceTimersByTimeAsync(2 * IDLE_MS);
    await refusal;
    expect(onCut).toHaveBeenCalledTimes(1);
    expect(cancelled).toHaveBeenCalledTimes(1);
  });

  test('waits for whoever reads it, however long, and ends with them', async () => {
    const onCut = jest.fn();
    const { stream, cancelled, sent } = sender({ parts: 6, isWhole: true });
    const reader = passedThrough(stream, { idleMs: IDLE_MS, onCut }).getReader();
    const first = reader.read();
    await jest.advanceTimersByTimeAsync(IDLE_MS);
    await first;
    await jest.advanceTimersByTimeAsync(9 * IDLE_MS);
    expect([sent(), onCut.mock.calls]).toEqual([1, []]);
    await reader.cancel();
    expect(cancelled).toHaveBeenCalledTimes(1);
  });
});
