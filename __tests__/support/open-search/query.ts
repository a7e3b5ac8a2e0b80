import { refuse } from './refusal';

/** A document as the stand-in holds it. */
export interface StoredFields {
  id: number;
  words: Record<string, number>;
  levels: string[];
}

/** The score of a document that matches, and the names of the named queries that it matches. */
interface Matched {
  score: number;
  names: string[];
}

type Clause = Record<string, unknown>;
type Evaluate = (document: StoredFields) => Matched | undefined;

const MAX_CLAUSES = 1024;

/**
 * Compiles a query of the language of OpenSearch, as far as the shop uses it. Scores are 32-bit
 * floating-point numbers, as in Lucene.
 * @throws the refusal of OpenSearch for anything else, and for a query with too many clauses
 */
export function compile(query: unknown): Evaluate {
  const counter = { clauses: 0 };
  const evaluate = compileOne(query, 1, counter);
  if (counter.clauses > MAX_CLAUSES) {
    refuse(400, 'too_many_nested_clauses', `maxClauseCount is set to ${MAX_CLAUSES}`);
  }
  return evaluate;
}

interface Counter {
  clauses: number;
}

type Compile = (body: Clause, boost: number, counter: Counter) => Evaluate;

const KINDS: Record<string, Compile> = {
  rank_feature: (body, boost, counter) => {
    allow(body, ['field', 'linear', 'boost']);
    const [field, feature] = String(body.field).split('.');
    if (field !== 'words' || !feature || !body.linear) refuse(400, 'illegal_argument_exception');
    counter.clauses += 1;
    const factor = Math.fround(boost * boostOf(body));
    return ({ words }) => {
      const value = words[feature ?? ''];
      return value === undefined ? undefined : { score: Math.fround(factor * value), names: [] };
    };
  },
  term: (body, boost, counter) => {
    allow(body, ['levels']);
    counter.clauses += 1;
    return ({ levels }) =>
      levels.includes(String(body.levels)) ? { score: boost, names: [] } : undefined;
  },
  constant_score: (body, boost, counter) => {
    allow(body, ['filter', 'boost']);
    const filter = compileOne(body.filter, 0, counter);
    const score = Math.fround(boost * boostOf(body));
    return (document) => (filter(document) ? { score, names: [] } : undefined);
  },
  dis_max: (body, boost, counter) => {
    allow(body, ['queries', '_name']);
    const queries = listOf(body.queries).map((one) => compileOne(one, boost, counter));
    if (queries.length === 0) refuse(400, 'parsing_exception', 'requires queries');
    return (document) => {
      const matched = queries.flatMap((query) => query(document) ?? []);
      if (matched.length === 0) return undefined;
      const score = Math.max(...matched.map((one) => one.score));
      return { score, names: namesOf(body, matched) };
    };
  },
  bool: (body, boost, counter) => {
    allow(body, ['must', 'should', 'filter', 'must_not', 'boost']);
    const factor = Math.fround(boost * boostOf(body));
    const all = (key: string) => listOf(body[key]).map((one) => compileOne(one, factor, counter));
    const [must, should, filter, mustNot] = [
      all('must'),
      all('should'),
      all('filter'),
      all('must_not'),
    ];
    const least = must.length + filter.length === 0 && should.length > 0 ? 1 : 0;
    return (document) => {
      if (mustNot.some((query) => query(document))) return undefined;
      if (!filter.every((query) => query(document))) return undefined;
      const needed = must.map((query) => query(document));
      const extra = should.flatMap((query) => query(document) ?? []);
      if (needed.includes(undefined) || extra.length < least) return undefined;
      const matched = [...needed.flatMap((one) => one ?? []), ...extra];
      const score = matched.reduce((sum, one) => sum + one.score, 0);
      return { score: Math.fround(score), names: namesOf(body, matched) };
    };
  },
};

function compileOne(query: unknown, boost: number, counter: Counter): Evaluate {
  const [[kind, body] = ['', {}], ...others] = Object.entries(query ?? {});
  const known = KINDS[kind];
  if (!known || others.length > 0)
    return refuse(400, 'parsing_exception', `unknown query [${kind}]`);
  return known(body as Clause, boost, counter);
}

function namesOf(body: Clause, matched: readonly Matched[]): string[] {
  const own = body._name === undefined ? [] : [String(body._name)];
  return [...own, ...matched.flatMap(({ names }) => names)];
}

function boostOf({ boost = 1 }: Clause): number {
  if (typeof boost !== 'number' || boost < 0) refuse(400, 'parsing_exception', 'wrong boost');
  return Math.fround(Number(boost));
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function allow(body: Clause, names: readonly string[]): void {
  const other = Object.keys(body).find((name) => !names.includes(name));
  if (other) refuse(400, 'parsing_exception', `unknown field [${other}]`);
}
