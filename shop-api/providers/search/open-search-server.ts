import type { Client } from '@opensearch-project/opensearch';
import { CallGuard } from './call-guard.ts';
import {
  type FoundDocument,
  type FoundDocuments,
  type IndexPlan,
  type SearchDocument,
  type SearchServer,
  SearchServerError,
} from './search-server.ts';

/** Time limits of calls, in milliseconds. */
const SEARCH_LIMIT_MS = 300;
const WRITE_LIMIT_MS = 10_000;

/** Of a delete: there was no such document. Of both: a newer version is stored. */
const NOT_FOUND = 404;
const CONFLICT = 409;

interface Options {
  /** With user and password, if the server asks for them. */
  url: string;
  alarm: (message: string) => void;
  searchLimitMs?: number;
  restMs?: number;
}

/** OpenSearch, by its own client, which is loaded by the first call: that takes half a second. */
export class OpenSearchServer implements SearchServer {
  readonly #url: string;
  readonly #searchLimitMs: number;
  /** Two, since a search must not wait for a write that tries whether the server is back. */
  readonly #searches: CallGuard;
  readonly #writes: CallGuard;
  #client: Promise<Client> | undefined;

  constructor({ url, alarm, searchLimitMs = SEARCH_LIMIT_MS, restMs }: Options) {
    this.#url = url;
    this.#searchLimitMs = searchLimitMs;
    this.#searches = new CallGuard({ what: 'searches', alarm, restMs });
    this.#writes = new CallGuard({ what: 'writes', alarm, restMs });
  }

  async find(index: string, query: object, size: number): Promise<FoundDocuments> {
    const client = await this.#open();
    const limitMs = this.#searchLimitMs;
    const asked = {
      index,
      size,
      allow_partial_search_results: false,
      timeout: `${limitMs}ms`,
      // Ids come from a column: to read stored documents takes longer than to find them.
      body: { query, stored_fields: '_none_', docvalue_fields: ['id'] },
      filter_path:
        'timed_out,hits.total,hits.hits._score,hits.hits.fields,hits.hits.matched_queries',
    };
    return this.#searches.run(limitMs, async () => {
      const { body } = await client.search(asked, { requestTimeout: limitMs });
      return toFound(body as unknown as SearchAnswer, size);
    });
  }

  async hasIndex(index: string): Promise<boolean> {
    const { body } = await this.#write((client) => client.indices.existsAlias({ name: index }));
    return body;
  }

  /** Data are reached by an alias: a write to a deleted index then creates no other one. */
  async createIndex(index: string, plan: IndexPlan): Promise<void> {
    const body = { ...plan, aliases: { [index]: {} } };
    await this.#write((client) => client.indices.create({ index: dataOf(index), body }));
  }

  async deleteIndex(index: string): Promise<void> {
    await this.#write((client) =>
      client.indices.delete({ index: dataOf(index), ignore_unavailable: true }),
    );
  }

  async write(index: string, documents: readonly SearchDocument[], version: number): Promise<void> {
    if (documents.length === 0) return;
    const body = documents.flatMap(({ id, fields }) => {
      const action = { _id: String(id), version, version_type: 'external_gte' as const };
      return fields ? [{ index: action }, fields] : [{ delete: action }];
    });
    await this.#write(async (client) => {
      const answer = await client.bulk({ index, require_alias: true, body });
      const [fault] = (answer.body.items as BulkItem[]).flatMap(faultOf);
      if (fault) throw new SearchServerError(`A document was not stored: ${fault}`);
    });
  }

  async refresh(index: string): Promise<void> {
    await this.#write((client) => client.indices.refresh({ index }));
  }

  async #write<Answer>(call: (client: Client) => Promise<Answer>): Promise<Answer> {
    const client = await this.#open();
    return this.#writes.run(WRITE_LIMIT_MS, () => call(client));
  }

  #open(): Promise<Client> {
    this.#client ??= import('@opensearch-project/opensearch').then(
      (opensearch) =>
        new opensearch.Client({
          node: this.#url,
          maxRetries: 0,
          requestTimeout: WRITE_LIMIT_MS,
        }),
    );
    return this.#client;
  }
}

const dataOf = (index: string) => `${index}-data`;

/** The answer of a search, as far as `filter_path` lets it through. */
interface SearchAnswer {
  timed_out: boolean;
  hits: {
    total: { value: number; relation: 'eq' | 'gte' };
    hits?: { _score: number; fields: { id: number[] }; matched_queries?: string[] }[];
  };
}

/** @throws {SearchServerError} when the server found only a part within its time */
function toFound({ timed_out: isPartial, hits }: SearchAnswer, size: number): FoundDocuments {
  if (isPartial) throw new SearchServerError('The search server did not finish in time');
  const documents = (hits.hits ?? []).flatMap(({ _score: score, fields, matched_queries }) =>
    fields.id.map((id): FoundDocument => ({ id, score, names: matched_queries ?? [] })),
  );
  return { documents, isCut: hits.total.relation === 'gte' || hits.total.value > size };
}

type BulkItem = Partial<Record<'index' | 'delete', { status: number; error?: unknown }>>;

function faultOf({ index, delete: deleted }: BulkItem): string[] {
  const { status = 0, error } = index ?? deleted ?? {};
  const isDone = status < 300 || status === CONFLICT || (deleted && status === NOT_FOUND && !error);
  return isDone ? [] : [`${status} ${JSON.stringify(error)}`];
}
