import { COMPANY_HEADER } from '../contract/kit/headers.ts';
import { COMPANY_ID } from '../contract/shop/limits.ts';
import { apiTokens } from '../shop-api/db/schema/sessions.ts';
import { tokenHash } from '../shop-api/domain/session/token-hash.ts';
import { randomIds } from '../shop-api/providers/ids.ts';
import { addSent } from './desk-sizes/add-sent.ts';
import { SENT_QUERIES } from './desk-sizes/sent-queries.ts';
import { type OpenCatalogue, openCatalogue } from './listing-sizes/open-catalogue.ts';
import { writeResult } from './write-result.ts';

const PRODUCTS = 100_000;
const ROUNDS = 40;
/** The demo shop's member of staff. */
const STAFF = 3;
const A_DAY_MS = 86_400_000;

/** Lists of the desk, by what somebody does there. */
const QUERIES: Record<string, string> = {
  'first page': '',
  'page 1,000': 'page=1000&page_size=100',
  'by change, newest first': 'sort=updated_at&order=desc',
  'by price': 'sort=price',
  'by stock': 'sort=stock',
  drafts: 'state=draft',
  'of a category': 'category=408',
  'of three brands': 'brand=1,2,3',
  'with a tag': 'tag=4',
  'low stock': 'stock=low',
  'name, common': 'q=haldi',
  'name, in Hindi': 'q=हल्दी',
  'one letter': 'q=a',
  SKU: 'q=VNY-1001',
  barcode: 'q=8901030865275',
  'no hit': 'q=qwxyzk',
};

/** The products of the shop with many orders. */
const FEWER_PRODUCTS = 10_000;

/**
 * Measures the lists of the desk with 100,000 products, and those of what customers send with
 * 1,000,000 orders, one request after the other. Needs a PostgreSQL server in `TEST_DATABASE_URL`.
 */
export async function measureDesk(): Promise<void> {
  const { TEST_DATABASE_URL: server } = process.env;
  if (!server) throw new Error('TEST_DATABASE_URL names no PostgreSQL server');
  const products = await openCatalogue(server, PRODUCTS);
  await writeResult('desk', await measureAll(products, { '/staff/products/': QUERIES }));
  const sent = await openCatalogue(server, FEWER_PRODUCTS, 'desk', addSent);
  await writeResult('desk-sent', await measureAll(sent, SENT_QUERIES));
}

async function measureAll(
  shop: OpenCatalogue,
  lists: Readonly<Record<string, Readonly<Record<string, string>>>>,
) {
  try {
    const headers = await staffHeaders(shop);
    const rows = [];
    for (const [path, queries] of Object.entries(lists)) {
      for (const [name, query] of Object.entries(queries)) {
        const figures = await measure(`${shop.origin}${path}?${query}`, headers);
        rows.push({ path, name, ...figures });
      }
    }
    console.table(rows);
    return rows;
  } finally {
    await shop.close();
  }
}

async function staffHeaders({ db }: OpenCatalogue): Promise<Record<string, string>> {
  const token = randomIds.loginToken();
  const expiresAt = new Date(Date.now() + A_DAY_MS);
  await db.insert(apiTokens).values({ tokenHash: tokenHash(token), customerId: STAFF, expiresAt });
  return { [COMPANY_HEADER]: String(COMPANY_ID), Authorization: `token ${token}` };
}

async function measure(url: string, headers: Record<string, string>) {
  const times: number[] = [];
  let total: number | undefined;
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    const answer = await fetch(url, { headers });
    const json = (await answer.json()) as { total_count?: number };
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
    times.push(performance.now() - began);
    total = json.total_count;
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => Number(times[Math.floor(times.length * share)]?.toFixed(1));
  return { total, medianMs: at(0.5), p95Ms: at(0.95) };
}
