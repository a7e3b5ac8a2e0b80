import { compile, type StoredFields } from './query';
import { refuse } from './refusal';

interface Versioned {
  version: number;
  /** Undefined: deleted. */
  fields: StoredFields | undefined;
}

const MAX_WINDOW = 10_000;
const EXPECTED_MAPPINGS = {
  dynamic: 'strict',
  _source: { enabled: false },
  properties: {
    id: { type: 'integer' },
    words: { type: 'rank_features' },
    levels: { type: 'keyword' },
  },
};

/** An index of the stand-in. What is written is found after a refresh only. */
export class StoredIndex {
  readonly alias: string;
  readonly #written = new Map<string, Versioned>();
  #found: StoredFields[] = [];

  constructor({ settings, mappings, aliases = {} }: Record<string, object | undefined>) {
    const isKnown = JSON.stringify(mappings) === JSON.stringify(EXPECTED_MAPPINGS);
    if (!isKnown) refuse(400, 'mapper_parsing_exception', 'The stand-in knows one mapping');
    const isOwn = JSON.stringify(settings) === '{"index":{"refresh_interval":"-1"}}';
    if (!isOwn) refuse(400, 'illegal_argument_exception', 'unknown setting');
    this.alias = Object.keys(aliases)[0] ?? '';
  }

  /** The number of documents that searches find. */
  get size(): number {
    return this.#found.length;
  }

  refresh(): void {
    this.#found = [...this.#written.values()].flatMap(({ fields }) => fields ?? []);
  }

  /** Stores or deletes a document; returns the status of the item. */
  write(id: string, version: number, fields: object | undefined): number {
    const known = this.#written.get(id);
    if (known && known.version > version) {
      refuse(409, 'version_conflict_engine_exception', `[${id}]: version conflict`);
    }
    this.#written.set(id, { version, fields: fields && parsed(fields) });
    if (fields) return known?.fields ? 200 : 201;
    return known?.fields ? 200 : 404;
  }

  search({ query, stored_fields, docvalue_fields }: Record<string, unknown>, size: number) {
    if (size > MAX_WINDOW) refuse(400, 'illegal_argument_exception', 'Result window is too large');
    const isOfIds = JSON.stringify(docvalue_fields) === '["id"]' && stored_fields === '_none_';
    if (!isOfIds) refuse(400, 'illegal_argument_exception', 'The stand-in returns ids only');
    const evaluate = compile(query);
    const matched = this.#found.flatMap((fields) => {
      const match = evaluate(fields);
      return match ? [{ id: fields.id, ...match }] : [];
    });
    matched.sort((a, b) => b.score - a.score);
    const { length } = matched;
    const total = {
      value: Math.min(length, MAX_WINDOW),
      relation: length > MAX_WINDOW ? 'gte' : 'eq',
    };
    const hits = matched.slice(0, size).map(({ id, score, names }) => ({
      _score: score,
      fields: { id: [id] },
      ...(names.length > 0 && { matched_queries: names }),
    }));
    // A filtered answer has no empty lists.
    return { hits: { total, ...(hits.length > 0 && { hits }) } };
  }
}

/** Features keep nine significant bits. */
function rounded(value: number): number {
  const view = new DataView(new ArrayBuffer(4));
  view.setFloat32(0, value);
  view.setInt32(0, (view.getInt32(0) >> 15) << 15);
  return view.getFloat32(0);
}

function parsed(source: object): StoredFields {
  const { id, words, levels, ...others } = source as Record<string, unknown>;
  const [other] = Object.keys(others);
  if (other) {
    refuse(400, 'strict_dynamic_mapping_exception', `introduction of [${other}] is not allowed`);
  }
  const features = Object.entries(words as Record<string, number>).map(([word, weight]) => {
    if (!(weight > 0)) refuse(400, 'mapper_parsing_exception', 'features must be positive');
    return [word, rounded(weight)];
  });
  return { id: Number(id), words: Object.fromEntries(features), levels: levels as string[] };
}
