import 'server-only';
import { orUnavailable } from './or-unavailable';

interface Part {
  text: string;
  /** Where the next part begins; null after the last one. */
  next: number | null;
}

interface LongText {
  before: string;
  /** The first part begins at 0. */
  readPart: (from: number) => Promise<Part>;
  after: string;
  headers: Record<string, string>;
}

/**
 * Sends a text that is too long for the memory. A part is read when the reader has taken the one
 * before. A failure ends the answer without its end, so that no reader takes a piece for the whole.
 */
export async function sendInParts({ before, readPart, after, headers }: LongText) {
  return orUnavailable(async () => {
    // Read before the answer begins: an API that is away answers 503.
    const first = await readPart(0);
    const texts = textsFrom(first, readPart);
    return new Response(streamOf([before, first.text], texts, after), { headers });
  });
}

async function* textsFrom(first: Part, readPart: LongText['readPart']): AsyncGenerator<string> {
  for (let { next } = first; next !== null; ) {
    const part = await readPart(next);
    next = part.next;
    yield part.text;
  }
}

function streamOf(begin: string[], texts: AsyncGenerator<string>, end: string) {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(begin.join(''))),
    pull: async (controller) => {
      const { value, done } = await texts.next();
      controller.enqueue(encoder.encode(done ? end : value));
      if (done) controller.close();
    },
    cancel: async () => {
      await texts.return(undefined);
    },
  });
}
