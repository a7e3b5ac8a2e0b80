import { processWide } from '../../lib/server/process-wide.ts';
import type { NoticeLedger } from './notice-ledger.ts';
import type { PageStore } from './page-store.ts';
import { type SharedPage, seal, unseal } from './sealed-page.ts';

/** A page that is never made anew is kept so long, in seconds. */
const LONGEST_S = 86_400;
/** Pages that wait for a slow store, at most: each takes a third of a megabyte. */
const MOST_WAITING = 50;

/** What became of looking for a page in the store. */
type ReadResult = 'hit' | 'miss' | 'outdated' | 'refused' | 'failed';

interface Options {
  store: PageStore;
  ledger: NoticeLedger;
  /** What the pages depend on besides their names and tags: the build above all. */
  namespace: string;
  /** Of all storefronts of the shop. */
  secret: string;
  onRead: (result: ReadResult) => void;
}

/** How long a page may be shown, as Next.js states it, in seconds. */
interface Lifetime {
  revalidate: number | false;
  expire: number | undefined;
}

/** Rendered pages that the storefronts of a shop read from each other. */
export class SharedPages {
  readonly ledger: NoticeLedger;
  readonly #options: Options;
  #writing: Promise<void> = Promise.resolve();
  #waiting = 0;

  constructor(options: Options) {
    this.#options = options;
    this.ledger = options.ledger;
  }

  /**
   * Returns a page that another storefront made, with what is left of its lifetime. Whether it is
   * current may change until it is used: the caller asks the ledger.
   */
  async read<Value>(
    key: string,
    tagsOf: (value: Value) => readonly string[],
  ): Promise<SharedPage<Value> | undefined> {
    const { store, secret, onRead } = this.#options;
    if (!this.ledger.position) return undefined;
    const name = this.#name(key);
    try {
      const found = await store.read(name);
      if (!found) return void onRead('miss');
      const page = await unseal<Value>(found.bytes, { name, secret });
      if (!page) return void onRead('refused');
      const isCurrent = this.ledger.isCurrent(page.position, tagsOf(page.value));
      onRead(isCurrent ? 'hit' : 'outdated');
      return isCurrent ? { ...page, ...remaining(page, found.leftMs) } : undefined;
    } catch {
      return void onRead('failed');
    }
  }

  /** Hands a page to the other storefronts: as of now it is current, and is stored later. */
  write(key: string, value: unknown, { revalidate, expire }: Lifetime): void {
    const { store, secret } = this.#options;
    const { position } = this.ledger;
    if (!store.isUsed || !position || revalidate === 0) return;
    if (this.#waiting >= MOST_WAITING) return;
    this.#waiting += 1;
    const name = this.#name(key);
    const keptMs = (revalidate || LONGEST_S) * 1000;
    this.#writing = this.#writing
      .then(() => seal({ value, revalidate, expire, position }, { name, secret }))
      .then((bytes) => store.write(name, bytes, keptMs))
      // The others render it themselves.
      .catch(() => undefined)
      .finally(() => {
        this.#waiting -= 1;
      });
  }

  /** Waits for what is being written, and ends the connection. */
  async close(): Promise<void> {
    await this.#writing;
    this.#options.store.close();
  }

  #name(key: string): string {
    return `vanya:${this.#options.namespace}:${key}`;
  }
}

/** The store forgets a page when it is to be made anew, so what is left there is left of it. */
function remaining({ revalidate, expire }: Lifetime, leftMs: number): Lifetime {
  if (revalidate === false) return { revalidate, expire };
  const left = Math.max(1, Math.min(revalidate, Math.ceil(leftMs / 1000)));
  return { revalidate: left, expire: expire && Math.max(left, expire - (revalidate - left)) };
}

const slot = processWide<{ pages: SharedPages | undefined }>('shared-pages', () => ({
  pages: undefined,
}));

/** The shared pages of this process; undefined where storefronts share none. */
export const sharedPages = (): SharedPages | undefined => slot().pages;

/** Has the cache of this process use shared pages, or none. */
export function sharePages(pages: SharedPages | undefined): void {
  slot().pages = pages;
}
