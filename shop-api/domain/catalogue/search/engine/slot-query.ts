import { bitOf } from '../asking/score-slots.ts';
import { type Alternative, ANY_WEIGHT, type Counted, type Slot } from '../asking/slots.ts';
import { levelOf, levelTerm } from './word-fields.ts';

/** A query of OpenSearch, as far as it is needed here. */
type Query =
  | { rank_feature: { field: string; linear: Record<string, never>; boost: number } }
  | { term: { levels: string } }
  | { constant_score: { filter: Query; boost: number } }
  | { dis_max: { queries: Query[]; _name?: string } }
  | { bool: BoolQuery };

interface BoolQuery {
  must?: Query[];
  should?: Query[];
  filter?: Query[];
  must_not?: Query[];
  boost?: number;
}

/** Whether any product can have a part of a query. */
export const isFindable = ({ alternatives }: Slot): boolean => alternatives.length > 0;

/**
 * Returns the query for products that have all of these parts; other parts add to their score.
 * @param parts as bits
 */
export function queryOfParts(slots: readonly Slot[], parts: number): Query {
  const findable = slots.flatMap((slot, at) => (isFindable(slot) ? [{ slot, at }] : []));
  const isNeeded = ({ at }: { at: number }) => (parts & bitOf(at)) !== 0;
  return {
    bool: {
      must: findable.filter(isNeeded).map(({ slot }) => slotQuery(slot)),
      should: findable.filter((one) => !isNeeded(one)).map(({ slot }) => slotQuery(slot)),
    },
  };
}

/** Returns the query for products that have some required part; each part is named by its place. */
export function queryOfAnyPart(slots: readonly Slot[]): Query {
  const named = slots.flatMap((slot, at) =>
    isFindable(slot) ? [{ slot, query: slotQuery(slot, String(at)) }] : [],
  );
  const needed = named.filter(({ slot }) => slot.isRequired);
  const others = named.filter(({ slot }) => !slot.isRequired);
  return {
    bool: {
      must: [{ bool: { should: needed.map(({ query }) => query) } }],
      should: others.map(({ query }) => query),
    },
  };
}

/** A part counts with its best alternative. */
function slotQuery({ alternatives }: Slot, name?: string): Query {
  const queries = alternatives.map(alternativeQuery);
  return { dis_max: { queries, ...(name !== undefined && { _name: name }) } };
}

/** An alternative counts with the mean of its words, all of which a product must have. */
function alternativeQuery({ words, least, most }: Alternative): Query {
  const places = words.map((alike) => ({
    dis_max: { queries: alike.flatMap((word) => wordQueries(word, { least, most })) },
  }));
  const [only] = places;
  if (only && places.length === 1) return only;
  return { bool: { must: places, boost: 1 / places.length } };
}

/** A word counts with its weight times its share; not below the least weight, nor above the most. */
function wordQueries(
  { id, share }: Counted,
  { least, most }: Pick<Alternative, 'least' | 'most'>,
): Query[] {
  const filter = least > 0 ? [{ term: { levels: levelTerm(levelOf(least), id) } }] : [];
  const weight = { rank_feature: { field: `words.${id}`, linear: {}, boost: share } };
  if (most >= ANY_WEIGHT.most) {
    return [filter.length > 0 ? { bool: { must: [weight], filter } } : weight];
  }
  const reached = { term: { levels: levelTerm(levelOf(most), id) } };
  return [
    { bool: { must: [weight], must_not: [reached], filter } },
    {
      bool: {
        must: [{ constant_score: { filter: reached, boost: most * share } }],
        filter,
      },
    },
  ];
}
