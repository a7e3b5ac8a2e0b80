import type { ProductDesk } from './product-desk';
import type { TestApp } from './test-app';

/** Calls the desk of facts as staff, and says of products what they have. */
export function factDeskOf(app: TestApp, desk: ProductDesk) {
  const add = async (fields: object) => {
    const { body } = await desk.ask('POST /staff/facts/', { fields });
    return { id: body.id as number };
  };
  const read = async (id: number) => (await desk.ask(`GET /staff/facts/${id}/`)).body;
  const save = async (id: number, changes: object) => {
    const { data, version } = await read(id);
    return desk.ask(`PUT /staff/facts/${id}/`, { version, fields: { ...data, ...changes } });
  };
  const say = async (id: number, facts: object, more: object = {}) => {
    const { data, version } = await desk.read(id);
    const { state: _, ...fields } = data;
    const said = { ...fields, facts: { ...data.facts, ...facts }, ...more };
    return desk.ask(`PUT /staff/products/${id}/`, { version, fields: said });
  };
  const pageOf = async (id: number) =>
    (await app.call(`GET /web/single/product/${id}/`)).body.data.facts ?? [];
  return { add, read, save, say, pageOf };
}

/** Goods under this category of the demo shop are coffee. */
const COFFEE = 401;

/** A fact of coffee with two choices. */
export const SHADE = {
  name: 'Shade',
  kind: 'choice',
  help: 'Under what it grew',
  choices: [
    { name: 'Full shade', translations: { hi: { name: 'पूरी छाँव' }, gu: { name: 'પૂરો છાંયો' } } },
    { name: 'Open sun' },
  ],
  category_ids: [COFFEE],
  on_card: true,
  translations: { hi: { name: 'छाँव', help: 'किसके नीचे उगी' } },
};
