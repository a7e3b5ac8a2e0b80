import type { EndpointName } from '../../contract/endpoints.ts';
import { imports } from '../../shop-api/db/schema/imports.ts';
import type { Caller, Write } from './accepted-bodies.ts';
import { NO_DEFAULTS } from './import-desk.ts';

const COUNTS = { added: 1, changed: 0, same: 0, wrong: 0, skipped: 0 };

/** Adds an import whose file is empty, in a state; returns its id. */
async function newImport({ app }: Caller, state: 'sending' | 'checked', size = 0) {
  const [row] = await app.db
    .insert(imports)
    .values({
      state,
      files: { goods: { name: 'goods.csv', size }, pictures: null },
      options: { mapping: {}, defaults: NO_DEFAULTS, makes_missing: false },
      counts: { ...COUNTS, new_names: [], pictures_to_fetch: 0 },
      byId: null,
      byName: 'A test',
      createdAt: app.clock.now(),
    })
    .returning({ id: imports.id });
  return String(row?.id);
}

/** Accepted bodies of the calls of imports. */
export const IMPORT_WRITES: Partial<Record<EndpointName, Write>> = {
  startImport: { body: () => ({ goods: { name: 'goods.csv', size: 3 } }) },
  sendImportPart: {
    at: (caller) => newImport(caller, 'sending', 3),
    body: () => ({ file: 'goods', at: 0, part: new Blob(['SKU']) }),
  },
  checkImport: {
    at: (caller) => newImport(caller, 'sending'),
    body: () => ({ mapping: {}, defaults: NO_DEFAULTS, makes_missing: false }),
  },
  acceptImport: { at: (caller) => newImport(caller, 'checked'), body: () => ({}) },
  removeImport: { at: (caller) => newImport(caller, 'checked'), body: () => ({}) },
};
