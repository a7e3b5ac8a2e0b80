import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from '../machines/open-cluster.ts';
import type { Program } from '../machines/program.ts';
import type { Staff } from '../people/staff.ts';
import { ORIGIN, PORTS } from '../settings.ts';
import { throughProxy } from '../traffic/ask-as.ts';
import { type Chronicle, OTHER_WORK } from '../trouble/chronicle.ts';
import { DATABASE_RESTARTED } from '../trouble/troubles.ts';

const LIMIT_MS = 5_000;
/** How long a late page is waited for, to say how late it was. */
const PATIENCE_MS = 30_000;
const POLL_MS = 150;
const ANSWER_LIMIT_MS = 3_000;
const EVERY_MS = 4_000;
const COFFEE = { id: 1001, path: '/products/1001/hill-shade-arabica-beans' };
const OIL = { id: 1027, path: '/products/1027/saffron-glow-face-oil', inStock: 2 };

/** How a place has shown a change. */
export interface Shown {
  what: string;
  /** `edge`, or the name of a storefront. */
  where: string;
  /** From the acknowledged change until the last page without it; the patience if none had it. */
  tookMs: number;
  /** The process worked, and could read its database, from the change until then. */
  wasHealthy: boolean;
  /** Other work of the machine excuses it. */
  isExcused: boolean;
}

interface Change {
  what: string;
  path: string;
  isIn: (page: string) => boolean;
}

/** Staff change a price and a stock by turns, and look at every storefront for it. */
export class FreshnessWatch {
  readonly shown: Shown[] = [];
  readonly #cluster: Cluster;
  readonly #chronicle: Chronicle;
  readonly #staff: Staff;
  #changes = 0;

  constructor(cluster: Cluster, chronicle: Chronicle, staff: Staff) {
    this.#cluster = cluster;
    this.#chronicle = chronicle;
    this.#staff = staff;
  }

  /** The pages that were late although their storefront was well. */
  get late(): string[] {
    return this.shown
      .filter(({ wasHealthy, isExcused, tookMs }) => wasHealthy && !isExcused && tookMs > LIMIT_MS)
      .map(({ what, where, tookMs }) => `${where} did not show ${what} after ${tookMs} ms`);
  }

  async change(): Promise<void> {
    const rest = pause(EVERY_MS);
    this.#changes += 1;
    const change = await (this.#changes % 2 ? this.#changePrice() : this.#changeStock());
    const from = Date.now();
    const { storefronts } = this.#cluster;
    await Promise.all([
      this.#look(change, from, ORIGIN),
      ...storefronts.map((one, index) =>
        this.#look(change, from, `http://127.0.0.1:${PORTS.storefronts[index]}`, one),
      ),
    ]);
    await rest;
  }

  async #changePrice(): Promise<Change> {
    const rupees = 300 + (this.#changes % 150);
    await this.#staff.setPrice(COFFEE.id, rupees);
    const isIn = (page: string) => page.includes(`"price":"${rupees}.00"`);
    return { what: `the price ${rupees}`, path: COFFEE.path, isIn };
  }

  async #changeStock(): Promise<Change> {
    const isOut = this.#changes % 4 === 2;
    await this.#staff.correctStock(OIL.id, isOut ? -OIL.inStock : OIL.inStock);
    const isIn = (page: string) => page.includes('schema.org/OutOfStock') === isOut;
    return { what: isOut ? 'sold out' : 'in stock again', path: OIL.path, isIn };
  }

  async #look({ what, path, isIn }: Change, from: number, origin: string, of?: Program) {
    let isShown = false;
    let tookMs = 0;
    while (Date.now() < from + PATIENCE_MS) {
      const page = await pageAt(origin + path);
      isShown = page !== undefined && isIn(page);
      if (isShown) break;
      if (page !== undefined) tookMs = Date.now() - from;
      await pause(POLL_MS);
    }
    if (!isShown) tookMs = PATIENCE_MS;
    const span = { from, to: Date.now() };
    const troubles = this.#chronicle.excusesFor(span).map(({ name }) => name);
    const couldRead = !troubles.includes(DATABASE_RESTARTED);
    const wasUp = !of || (of.healthySince !== undefined && of.healthySince < from);
    const isExcused = troubles.includes(OTHER_WORK);
    const where = of?.name ?? 'edge';
    this.shown.push({ what, where, tookMs, wasHealthy: couldRead && wasUp, isExcused });
  }
}

/** The page at an address; undefined where it did not come. */
async function pageAt(url: string): Promise<string | undefined> {
  const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
  const asked = fetch(url, { headers: throughProxy('10.4.0.1'), signal });
  return asked.then((answer) => (answer.ok ? answer.text() : undefined)).catch(() => undefined);
}
