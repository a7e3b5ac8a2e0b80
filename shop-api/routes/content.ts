import type { contentEndpoints } from '../../contract/content.ts';
import type { HandlersOf } from './handlers-of.ts';
import { notBuiltYet } from './not-built-yet.ts';

export const contentHandlers: HandlersOf<typeof contentEndpoints> = {
  listStores: notBuiltYet,
  listBlogs: notBuiltYet,
  getBlog: notBuiltYet,
  listEvents: notBuiltYet,
};
