import { createHash } from 'node:crypto';
import type { ObjectSchema, Schema } from 'yup';
import type { Endpoint } from '../../contract/kit/endpoint.ts';
import type { AnyResource } from '../../contract/kit/resource.ts';
import { resources } from '../../contract/resources.ts';
import type { Write } from './accepted-bodies.ts';
import { addEntry, entryWrites, ofNewEntry, orderOf, type Writes } from './entry-writes.ts';

/** A picture of the demo shop, whose id is made of its name (`demo-shop.ts`). */
const DEMO_PICTURE = createHash('sha256').update('seals/award-1').digest('hex').slice(0, 16);

let made = 0;
const next = () => {
  made += 1;
  return made;
};

/** An order that somebody gives on the telephone: two coffees of the demo shop. */
export const newPhoneOrder = (changes = {}) => ({
  ...{ mobile: '9876500001', full_name: 'Asha Shah', postal_code: '380009' },
  ...{ address_line_1: '12 Neem Lane', address_line_2: 'Navrangpura' },
  ...{ city: { id: 57_606, name: 'Ahmedabad' }, goods: [{ product_id: 1001, quantity: 2 }] },
  ...changes,
});

/** Fields of a new entry, where its rules ask for more than some text. */
const FIELDS: Record<string, () => object> = {
  banners: () => ({ alt_text: 'Neem', is_published: false }),
  events: () => ({ starts_at: '2026-12-01T10:00:00Z', ends_at: '2026-12-01T11:00:00Z' }),
  facts: () => ({ key: `fact_${next()}` }),
  invitations: () => ({ email: `new-${next()}@example.com`, roles: ['texts'] }),
  'meta-tags': () => ({ page_url: `/products/${next()}/neem` }),
  'phone-orders': () => newPhoneOrder(),
  'popup-pictures': () => ({ picture_id: DEMO_PICTURE }),
  'sale-prices': () => ({
    ...{ percent: 10, product_ids: [1001] },
    ...{ starts_at: '2026-12-01T10:00:00Z', ends_at: '2026-12-02T10:00:00Z' },
  }),
  'search-concepts': () => ({ kind: 'use', names: ['new year'], meanings: ['hamper'] }),
  stores: () => ({
    ...{ postal_code: '395002', opens_at: '09:30', closes_at: '21:00' },
    ...{ phone: '+91 00000 12007', email: 'surat@vanya.example.com' },
  }),
  vouchers: () => ({ code: `DESK-${next()}`, percent: 10 }),
};

/** What the entries of an order have in common. */
const WITHIN: Record<string, Record<string, string>> = {
  banners: { sequence: 'Upper' },
  faqs: { group_id: '1' },
};

/** Returns the fewest fields of a new entry: what its rules demand, each with a value of its own. */
export function fewestFields({ name, fields }: Pick<AnyResource, 'name' | 'fields'>): object {
  const rules = Object.entries((fields as ObjectSchema<object>).fields as Record<string, Schema>);
  const needed = rules.flatMap(([field, rule]) => {
    const { optional, default: usual } = rule.spec;
    return optional || usual !== undefined ? [] : [[field, valueFor(rule)]];
  });
  return { ...Object.fromEntries(needed), ...FIELDS[name]?.() };
}

function valueFor(rule: Schema): unknown {
  const [choice] = (rule.describe() as { oneOf?: unknown[] }).oneOf ?? [];
  return choice ?? { string: `Tulsi ${next()}`, number: 1, boolean: true }[rule.type] ?? [];
}

/** Accepted bodies of the calls of a resource: each has an entry of its own. */
function resourceWrites(of: AnyResource & { calls: object }): Writes {
  const desk = { name: of.one, desk: of.name, fields: () => fewestFields(of) };
  const ordered: Write = {
    body: async (caller) => {
      await addEntry(caller, desk);
      return orderOf(of.name, WITHIN[of.name]).body(caller);
    },
  };
  const calls = Object.entries<Endpoint>(of.calls as Record<string, Endpoint>);
  const others = calls.flatMap(([name, { method, path }]) => {
    if (method !== 'POST' || path === `/staff/${of.name}/`) return [];
    return [[name, path.includes('{id}') ? ofNewEntry(desk) : ordered]];
  });
  return { ...entryWrites(desk), ...Object.fromEntries(others) };
}

/** Accepted bodies of the calls of all resources. */
export const RESOURCE_WRITES: Writes = Object.assign({}, ...resources.map(resourceWrites));
