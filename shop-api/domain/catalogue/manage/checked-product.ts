import type { InferType, Schema } from 'yup';
import {
  type FactValues,
  type GoodsFact,
  hasFact,
  withFacts,
} from '../../../../contract/catalogue/fact-values.ts';
import type { GivenFields } from '../../../../contract/kit/check.ts';
import { checkedJson } from '../../kernel/checked-input.ts';

/** Checks a product by rules and by those of the facts that goods have. Errors: `invalid` by field. */
export function checkedProduct<Rules extends Schema>(
  rules: Rules,
  facts: readonly GoodsFact[],
  given: GivenFields,
): Promise<InferType<Rules>> {
  return checkedJson(withFacts(rules, facts), given);
}

interface Said {
  category_id: number;
  facts: FactValues;
}

/**
 * Returns fields with what they say of the facts of their category, and with what the product said
 * before of all others: that stays, unseen, until its category has the fact again.
 */
export function withKeptFacts<Fields extends Said>(
  fields: Fields,
  facts: readonly GoodsFact[],
  before: FactValues = {},
): Fields {
  const own = facts.filter((fact) => hasFact(fact, fields.category_id)).map(({ key }) => key);
  const said = own.flatMap((key) => (key in fields.facts ? [[key, fields.facts[key]]] : []));
  const kept = Object.entries(before).filter(([key]) => !own.includes(key));
  return { ...fields, facts: Object.fromEntries([...kept, ...said]) };
}
