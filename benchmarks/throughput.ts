import { spawnSync } from 'node:child_process';
import { writeResult } from './write-result.ts';

const BASE_URL = process.env.BASE_URL ?? 'http://localhost:3000';
const SECONDS = 8;
/** As every browser asks. */
const COMPRESSED = 'Accept-Encoding: gzip';

/** Returns requests per second and latency of one address, from the output of wrk. */
function load(path: string) {
  const { stdout, error } = spawnSync(
    'wrk',
    ['-t1', '-c32', `-d${SECONDS}s`, '--latency', '-H', COMPRESSED, BASE_URL + path],
    { encoding: 'utf8' },
  );
  if (error) throw new Error('wrk is not installed (Debian: apt-get install wrk)');
  const read = (pattern: RegExp) => stdout.match(pattern)?.[1] ?? '?';
  return {
    path,
    requestsPerSecond: Number(read(/Requests\/sec:\s+([\d.]+)/)),
    p50: read(/^\s+50%\s+(\S+)/m),
    p99: read(/^\s+99%\s+(\S+)/m),
    failed: read(/Non-2xx or 3xx responses: (\d+)/),
  };
}

/** Measures how many cached pages per second the storefront serves. */
export async function measureThroughput(): Promise<void> {
  const paths = [
    '/',
    '/shop',
    '/shop?page=2',
    '/shop?search=tea',
    '/products/1001/hill-shade-arabica-beans',
  ];
  // The first request renders the page; only the later ones are measured.
  for (const path of paths) await (await fetch(BASE_URL + path)).text();
  const rows = paths.map(load);
  console.table(rows);
  await writeResult('throughput', rows);
}
