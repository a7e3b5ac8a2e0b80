import { COMPANY_HEADER, VISITOR_HEADER } from '@/contract/kit/headers';
import { COMPANY_ID } from '@/contract/shop/limits';
import { type AppDeps, createApp } from '@/shop-api/app';
import type { Database } from '@/shop-api/db/database';
import { apiTokens } from '@/shop-api/db/schema/sessions';
import { tokenHash } from '@/shop-api/domain/session/token-hash';
import { FixedClock } from '@/shop-api/providers/clock';
import { randomIds } from '@/shop-api/providers/ids';
import { MemoryOutbox } from './memory-outbox';
import { onBothDatabases, onEachDatabase, type TestDatabase } from './test-database';
import { testDeps } from './test-deps';

type Headers = Record<string, string>;

export interface Sent {
  /** Headers that identify the caller, see `visitor` and `customer`. */
  who?: Headers;
  headers?: Headers;
  /** Sent as JSON; a text, bytes or a form are sent unchanged. */
  body?: unknown;
}

export interface Answer {
  status: number;
  headers: globalThis.Headers;
  /** JSON as parsed, or text: a test reads what it expects, and a wrong guess fails it. */
  body: ReturnType<typeof JSON.parse>;
}

const COMPANY = { [COMPANY_HEADER]: String(COMPANY_ID) };
const A_DAY_MS = 86_400_000;

/** The shop API on a test database, called without a network. Answers are checked by contract. */
export class TestApp {
  readonly clock = new FixedClock(new Date('2026-11-21T06:30:00Z'));
  /** The cache tags of the API's notices, in order. */
  readonly notices: string[] = [];
  /** The messages that the shop would send. */
  readonly outbox = new MemoryOutbox();
  readonly alarms: string[] = [];
  readonly #db: () => Database;
  readonly #changes: Partial<AppDeps>;
  #app: ReturnType<typeof createApp> | undefined;

  constructor(db: () => Database, changes: Partial<AppDeps> = {}) {
    this.#db = db;
    this.#changes = changes;
  }

  /** For states that no call can set up or read. */
  get db(): Database {
    return this.#db();
  }

  /** Sends `GET /cart/` and the like, with the company header. */
  async call(call: string, { who, headers, body }: Sent = {}): Promise<Answer> {
    const [method, path] = call.split(' ');
    const isRaw =
      typeof body !== 'object' || body instanceof Uint8Array || body instanceof FormData;
    return this.send(path ?? '', {
      method: method ?? 'GET',
      headers: { ...COMPANY, ...who, ...headers },
      body: (isRaw ? body : JSON.stringify(body)) as BodyInit | null,
    });
  }

  /** Sends a request unchanged; `connection` is the server's information about the client. */
  async send(path: string, init?: RequestInit, connection?: object): Promise<Answer> {
    this.#app ??= this.#create();
    const response = await this.#app.request(path, init, connection);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('application/json');
    const body = isJson ? JSON.parse(text) : text;
    return { status: response.status, headers: response.headers, body };
  }

  /** Headers of a new visitor. */
  async visitor(): Promise<Headers> {
    const { body } = await this.call('GET /user/visitor/');
    return { [VISITOR_HEADER]: body.visitor_id };
  }

  /** Headers of a customer who has just logged in; 1 is the demo customer. */
  async customer(customerId = 1): Promise<Headers> {
    const token = randomIds.loginToken();
    const lastUsedAt = this.clock.now();
    const expiresAt = new Date(lastUsedAt.getTime() + A_DAY_MS);
    await this.#db()
      .insert(apiTokens)
      .values({ tokenHash: tokenHash(token), customerId, expiresAt, lastUsedAt });
    return { Authorization: `token ${token}` };
  }

  #create() {
    return createApp({
      ...testDeps({ db: this.#db(), clock: this.clock, outbox: this.outbox }),
      alarm: (message) => this.alarms.push(message),
      notify: (tags) => this.notices.push(...tags),
      ...this.#changes,
    });
  }
}

/** Runs the tests on the API over one database: see `onEachDatabase`. */
export function onEachApp(
  tests: (app: TestApp, database: TestDatabase) => void,
  changes?: Partial<AppDeps>,
): void {
  onEachDatabase((database) => tests(new TestApp(() => database.db, changes), database));
}

/** Runs the tests on the API over PostgreSQL and over PGlite: see `onBothDatabases`. */
export function onBothApps(tests: (app: TestApp, database: TestDatabase) => void): void {
  onBothDatabases((database) => tests(new TestApp(() => database.db), database));
}
