import { storeResource } from '../../../../contract/content/store-desk.ts';
import { stores } from '../../../db/schema/stores.ts';
import { storedIn } from '../../desk/resource.ts';
import { notFound } from '../../kernel/errors.ts';

/** The shop's own stores. */
export const storedStores = storedIn(storeResource, {
  missing: () => notFound('store_not_found', 'Store'),
  table: stores,
  tags: ['stores'],
});
