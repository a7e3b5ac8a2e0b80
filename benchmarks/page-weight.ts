import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { findBrowser } from '../scripts/test/find-browser.ts';

export const BASE_URL = process.env.BASE_URL ?? 'http://localhost:3000';

export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
};

/** Bytes of a document, and of the module scripts in it. */
export interface DocumentWeight {
  htmlRaw: number;
  htmlGzip: number;
  scriptRaw: number;
  scriptGzip: number;
}

/** Returns what a document and the scripts that it loads weigh. */
export async function documentWeight(path: string): Promise<DocumentWeight> {
  const html = await (await fetch(BASE_URL + path)).text();
  // The list that `server/first-paint/load-later.mjs` gets.
  const [, list = '[]'] = /\)\((\[(?:"[^"]*",?)*\])\)<\/script>/.exec(html) ?? [];
  const sources: string[] = JSON.parse(list);
  const bodies = await Promise.all(
    [...new Set(sources)].map(async (src) =>
      Buffer.from(await (await fetch(new URL(src, BASE_URL))).arrayBuffer()),
    ),
  );
  return {
    htmlRaw: Buffer.byteLength(html),
    htmlGzip: gzipSync(html).length,
    scriptRaw: bodies.reduce((sum, body) => sum + body.length, 0),
    scriptGzip: bodies.reduce((sum, body) => sum + gzipSync(body).length, 0),
  };
}

/** A first visit on a phone, until the network is quiet. */
export interface FirstVisit {
  requests: number;
  /** Bytes over the wire, headers included: `total`, and by kind. */
  bytes: Record<string, number>;
}

/** Makes a first visit on a phone in a whole browser. */
export async function firstVisit(path: string): Promise<FirstVisit> {
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
  return { requests: kinds.size, bytes };
}
