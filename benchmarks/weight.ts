import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { findBrowser } from '../scripts/test/find-browser.ts';
import { writeResult } from './write-result.ts';

const BASE_URL = process.env.BASE_URL ?? 'http://localhost:3000';
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true };

interface Weight {
  path: string;
  /** Bytes of module scripts in the document. */
  scriptGzip: number;
  scriptRaw: number;
  htmlGzip: number;
  /** Bytes over the wire of a first visit on a phone, by kind. */
  transfer: Record<string, number>;
}

async function scripts(path: string) {
  const html = await (await fetch(BASE_URL + path)).text();
  const tags = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)];
  const sources = tags.filter(([tag]) => !/nomodule/i.test(tag)).map(([, src]) => src ?? '');
  const bodies = await Promise.all(
    [...new Set(sources)].map(async (src) =>
      Buffer.from(await (await fetch(new URL(src, BASE_URL))).arrayBuffer()),
    ),
  );
  return {
    htmlGzip: gzipSync(html).length,
    scriptRaw: bodies.reduce((sum, body) => sum + body.length, 0),
    scriptGzip: bodies.reduce((sum, body) => sum + gzipSync(body).length, 0),
  };
}

async function transfer(path: string): Promise<Record<string, number>> {
  const browser = await chromium.launch({
    executablePath: await findBrowser('whole'),
    // Chromium's own sandbox refuses to run as root, as in most containers.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const page = await browser.newPage(PHONE);
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = { total: 0 };
  client.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
    bytes.total = (bytes.total ?? 0) + encodedDataLength;
  });
  await page.goto(BASE_URL + path, { waitUntil: 'networkidle' });
  await browser.close();
  return bytes;
}

/** Measures the weight of the pages a shopper lands on. */
export async function measureWeight(): Promise<void> {
  const paths = ['/', '/shop', '/products/1001/hill-shade-arabica-beans', '/cart'];
  const rows: Weight[] = [];
  for (const path of paths) {
    rows.push({ path, ...(await scripts(path)), transfer: await transfer(path) });
  }
  for (const { path, scriptGzip, htmlGzip, transfer: sent } of rows) {
    const kb = (bytes = 0) => `${(bytes / 1000).toFixed(1)} kB`;
    console.log(
      `${path}  JS ${kb(scriptGzip)}  HTML ${kb(htmlGzip)}  first visit ${kb(sent.total)}`,
      Object.fromEntries(Object.entries(sent).map(([kind, size]) => [kind, kb(size)])),
    );
  }
  await writeResult('weight', rows);
}
