import { documentWeight, firstVisit } from './page-weight.ts';
import { writeResult } from './write-result.ts';

const PATHS = ['/', '/shop', '/products/1001/hill-shade-arabica-beans', '/cart'];

const kB = (bytes = 0) => `${(bytes / 1000).toFixed(1)} kB`;

/** Measures the weight of the pages a shopper lands on. */
export async function measureWeight(): Promise<void> {
  const rows = [];
  for (const path of PATHS) {
    rows.push({ path, ...(await documentWeight(path)), ...(await firstVisit(path)) });
  }
  for (const { path, scriptGzip, htmlGzip, requests, bytes } of rows) {
    console.log(
      `${path}  JS ${kB(scriptGzip)}  HTML ${kB(htmlGzip)}  first visit ${kB(bytes.total)} in ${requests} requests`,
      Object.fromEntries(Object.entries(bytes).map(([kind, size]) => [kind, kB(size)])),
    );
  }
  await writeResult('weight', rows);
}
