import { writeResult } from './write-result.ts';

const API = process.env.API_BASE_URL ?? 'http://127.0.0.1:4000';
const ROUNDS = 20;

const QUERIES = [
  '',
  'page=100',
  'category_id=401',
  'product_tag=4',
  'brand=1,2,3&product_tag=2',
  'ordering=-base_price&in_stock=true',
  'prod_search=ashvagandha',
  'prod_search=haldi powder',
  'prod_search=turmreic',
];

async function time(query: string) {
  const times: number[] = [];
  let total = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    const answer = await fetch(`${API}/web/products/list/?${query}`, {
      headers: { Companyid: '7' },
    });
    const json = (await answer.json()) as { total_count: number };
    times.push(performance.now() - start);
    total = json.total_count;
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => Number(times[Math.floor(times.length * share)]?.toFixed(1));
  return { query, total, medianMs: at(0.5), p95Ms: at(0.95) };
}

/** Measures the API's listing, one request at a time. */
export async function measureListing(): Promise<void> {
  const rows = [];
  for (const query of QUERIES) rows.push(await time(query));
  console.table(rows);
  await writeResult('listing', rows);
}
