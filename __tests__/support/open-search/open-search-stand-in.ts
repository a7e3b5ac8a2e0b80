import { type GatewayAnswer, type GatewayRequest, GatewayStandIn } from '../gateway-stand-in';
import { Refusal, refuse } from './refusal';
import { StoredIndex } from './stored-index';

const USER = 'shop:secret';

/**
 * OpenSearch as its documentation and source describe it: the calls and queries that the shop uses,
 * with its refusals for everything else. It keeps versions, aliases and refreshes, and counts with
 * the same numbers; analysis is the shop's own.
 */
export class OpenSearchStandIn {
  readonly http = new GatewayStandIn((request) => this.#answer(request));
  /** Whether searches end before they have looked at everything. */
  isLate = false;
  /** Whether its queue of writes is full, so that it takes no document. */
  isFull = false;
  /** Is told of each call before it is answered, by the last part of its path. */
  onCall: (name: string) => void = () => undefined;
  readonly #indexes = new Map<string, StoredIndex>();

  /** The address with user and password. */
  get url(): string {
    return this.http.origin.replace('://', `://${USER}@`);
  }

  /** The indexes by alias. */
  get aliases(): string[] {
    return [...this.#indexes.values()].map(({ alias }) => alias);
  }

  /** The number of documents that searches find. */
  sizeOf(alias: string): number {
    return this.#of(alias).size;
  }

  /** The number of calls to a path of this ending. */
  callsOf(ending: string): number {
    return this.http.requests.filter(({ url }) => url.pathname.endsWith(ending)).length;
  }

  /** Loses all data, as a new server at the same address. */
  clear(): void {
    this.#indexes.clear();
  }

  #answer(request: GatewayRequest): GatewayAnswer {
    try {
      const { authorization } = request.headers;
      if (authorization !== `Basic ${btoa(USER)}`) return { status: 401, body: 'Unauthorized' };
      return this.#route(request);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { status: error.status, body: error.body };
    }
  }

  #route({ method, url, body }: GatewayRequest): GatewayAnswer {
    const [first = '', second = ''] = url.pathname.slice(1).split('/');
    const { searchParams: asked } = url;
    this.onCall(second);
    switch (`${method} ${first === '_alias' ? first : second}`) {
      case 'HEAD _alias':
        return { status: this.aliases.includes(second) ? 200 : 404, body: '' };
      case 'PUT ':
        return { body: this.#create(first, JSON.parse(body)) };
      case 'DELETE ':
        return { body: this.#delete(first, asked) };
      case 'POST _bulk':
      case 'PUT _bulk':
        return { body: this.#bulk(first, asked, body) };
      case 'GET _refresh':
      case 'POST _refresh':
        this.#of(first).refresh();
        return { body: { _shards: { total: 1, successful: 1, failed: 0 } } };
      case 'POST _search':
        if (!asked.has('filter_path')) refuse(400, 'illegal_argument_exception');
        return { body: this.#search(first, asked, JSON.parse(body)) };
      default:
        return refuse(405, 'method_not_allowed', `Incorrect HTTP method for uri [${url.pathname}]`);
    }
  }

  #search(alias: string, asked: URLSearchParams, body: Record<string, unknown>) {
    const found = this.#of(alias).search(body, Number(asked.get('size')));
    return { ...found, timed_out: this.isLate };
  }

  #of(alias: string): StoredIndex {
    const found = this.#indexes.get(alias) ?? this.#byAlias(alias);
    return found ?? refuse(404, 'index_not_found_exception', `no such index [${alias}]`);
  }

  #byAlias(alias: string): StoredIndex | undefined {
    return [...this.#indexes.values()].find((index) => index.alias === alias);
  }

  #create(name: string, plan: Record<string, object>) {
    if (this.#indexes.has(name)) refuse(400, 'resource_already_exists_exception');
    if (name !== name.toLowerCase()) refuse(400, 'invalid_index_name_exception');
    this.#indexes.set(name, new StoredIndex(plan));
    return { acknowledged: true, shards_acknowledged: true, index: name };
  }

  #delete(name: string, asked: URLSearchParams) {
    const isGone = this.#indexes.delete(name) || asked.get('ignore_unavailable') === 'true';
    return isGone ? { acknowledged: true } : refuse(404, 'index_not_found_exception');
  }

  #bulk(alias: string, asked: URLSearchParams, body: string) {
    if (!body.endsWith('\n')) refuse(400, 'illegal_argument_exception', 'must end with a newline');
    const lines = body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const items: object[] = [];
    while (lines.length > 0) {
      const action = lines.shift();
      const source = action.index ? lines.shift() : undefined;
      const kind = action.index ? 'index' : 'delete';
      items.push({ [kind]: this.#item(alias, asked, action[kind], source) });
    }
    return { took: 1, errors: items.some((item) => 'error' in item), items };
  }

  #item(
    alias: string,
    asked: URLSearchParams,
    { _id, version, version_type: type }: Record<string, string>,
    source: object | undefined,
  ) {
    try {
      if (asked.get('require_alias') !== 'true' || type !== 'external_gte') {
        refuse(400, 'action_request_validation_exception', 'The stand-in expects an alias');
      }
      if (this.isFull) refuse(429, 'rejected_execution_exception');
      const index = this.#byAlias(alias) ?? refuse(404, 'index_not_found_exception');
      return { _id, status: index.write(String(_id), Number(version), source) };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { _id, status: error.status, error: error.body.error };
    }
  }
}
