import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { TraceEvent } from 'lighthouse';
import lighthouse from 'lighthouse';
import sharp from 'sharp';
import { BASE_URL } from './page-weight.ts';
import { withBrowser } from './paint/with-browser.ts';

const PAGES = { home: '/', shop: '/shop', product: '/products/1001/hill-shade-arabica-beans' };
/** Milliseconds since the navigation. */
const TIMES = [500, 750, 1000, 1250, 1500, 2000, 3000, 5000];
const SCREEN = { mobile: true, width: 390, height: 664, deviceScaleFactor: 2, disabled: false };
/** The size of a picture of the strip, in pixels. */
const FRAME = { width: 195, height: 332 };
const WHITE = { create: { ...FRAME, channels: 3 as const, background: '#ffffff' } };
const GAP = 4;
const FOLDER = new URL('../docs/filmstrips/', import.meta.url);

/** Draws what a slow phone displays while a page loads, as a row of pictures, for `docs/`. */
export async function drawFilmstrips(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  for (const [name, path] of Object.entries(PAGES)) {
    const frames = await withBrowser((_, port) => framesOf(BASE_URL + path, port));
    const strip = await Promise.all(TIMES.map((time) => frameAt(frames, time)));
    await sharp({
      create: {
        width: strip.length * (FRAME.width + GAP) - GAP,
        height: FRAME.height,
        channels: 3,
        background: '#8a8a8a',
      },
    })
      .composite(strip.map((input, at) => ({ input, left: at * (FRAME.width + GAP), top: 0 })))
      .webp({ quality: 70 })
      .toFile(fileURLToPath(new URL(`${name}.webp`, FOLDER)));
    console.info(`docs/filmstrips/${name}.webp: ${TIMES.join(', ')} ms`);
  }
}

interface Frame {
  /** Milliseconds since the navigation. */
  time: number;
  picture: Buffer;
}

async function framesOf(url: string, port: number): Promise<Frame[]> {
  const run = await lighthouse(url, {
    port,
    onlyCategories: ['performance'],
    throttlingMethod: 'devtools',
    screenEmulation: SCREEN,
    logLevel: 'error',
  });
  const events: TraceEvent[] = run?.artifacts.Trace.traceEvents ?? [];
  const starts = events.filter(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL?.startsWith(url),
  );
  const start = starts.at(-1)?.ts;
  if (start === undefined) throw new Error(`No trace of ${url}`);
  return events.flatMap(({ name, ts, args }) =>
    name === 'Screenshot' && args.snapshot
      ? [{ time: (ts - start) / 1000, picture: Buffer.from(args.snapshot, 'base64') }]
      : [],
  );
}

/** Returns what the screen displayed at a time; white before the first frame. */
function frameAt(frames: Frame[], time: number): Promise<Buffer> {
  const last = frames.findLast((frame) => frame.time <= time);
  const displayed = last ? sharp(last.picture) : sharp(WHITE);
  return displayed
    .resize({ ...FRAME, fit: 'cover', position: 'top' })
    .png()
    .toBuffer();
}
