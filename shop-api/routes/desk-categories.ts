import type { categoryDeskEndpoints } from '../../contract/catalogue/desk-categories.ts';
import { CATEGORIES } from '../domain/catalogue/manage/category-entries.ts';
import { listDeskCategories } from '../domain/catalogue/manage/list-desk-categories.ts';
import { placeCategory } from '../domain/catalogue/manage/place-category.ts';
import { removeCategory } from '../domain/catalogue/manage/remove-category.ts';
import { saveCategory } from '../domain/catalogue/manage/save-category.ts';
import { readManaged } from '../domain/trail/read-managed.ts';
import { deskHandlers } from '../http/desk-handlers.ts';
import { DONE, type HandlersOf } from '../http/handler.ts';

const categories = deskHandlers({
  list: (ctx, input: Parameters<typeof listDeskCategories>[0]['input']) =>
    listDeskCategories({ ctx, input }),
  read: (ctx, input) => readManaged({ ctx, of: CATEGORIES, input }),
  save: (ctx, input) => saveCategory({ ctx, input }),
});

export const categoryDeskHandlers: HandlersOf<typeof categoryDeskEndpoints> = {
  listDeskCategories: categories.list,
  readCategory: categories.read,
  addCategory: categories.add,
  saveCategory: categories.save,
  removeCategory: async ({ ctx, input: { params, query } }) => {
    await removeCategory({ ctx, input: { ...params, ...query } });
    return DONE;
  },
  placeCategory: async ({ ctx, input: { params, body } }) => {
    const { version } = await placeCategory({ ctx, input: { ...params, ...body } });
    return { ...DONE, version };
  },
};
