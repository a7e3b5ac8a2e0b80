import type { nameDeskEndpoints } from '../../contract/catalogue/desk-names.ts';
import { listDeskNames } from '../domain/catalogue/manage/list-desk-names.ts';
import { NAME_KINDS, type NameKind } from '../domain/catalogue/manage/name-kinds.ts';
import { removeName, saveName } from '../domain/catalogue/manage/save-name.ts';
import type { Context } from '../domain/kernel/context.ts';
import { readManaged } from '../domain/trail/read-managed.ts';
import { deskHandlers } from '../http/desk-handlers.ts';
import { DONE, type HandlersOf } from '../http/handler.ts';

type ListInput = Parameters<typeof listDeskNames>[0]['input'];

/** What the desks of all kinds of names share. */
function verbsOf(kind: NameKind) {
  return {
    list: (ctx: Context, input: ListInput) => listDeskNames({ ctx, kind, input }),
    save: (ctx: Context, input: Parameters<typeof saveName>[0]['input']) =>
      saveName({ ctx, kind, input }),
  };
}

const brands = deskHandlers({
  ...verbsOf('brand'),
  read: (ctx, input) => readManaged({ ctx, of: NAME_KINDS.brand.managed, input }),
});
const tags = deskHandlers({
  ...verbsOf('tag'),
  read: (ctx, input) => readManaged({ ctx, of: NAME_KINDS.tag.managed, input }),
});
const forms = deskHandlers({
  ...verbsOf('form'),
  read: (ctx, input) => readManaged({ ctx, of: NAME_KINDS.form.managed, input }),
});

const remove =
  (kind: NameKind) =>
  async ({ ctx, input: { params, query } }: Removal) => {
    await removeName({ ctx, kind, input: { ...params, ...query } });
    return DONE;
  };

interface Removal {
  ctx: Context;
  input: { params: { id: number }; query: { version: number } };
}

export const nameDeskHandlers: HandlersOf<typeof nameDeskEndpoints> = {
  listDeskBrands: brands.list,
  readBrand: brands.read,
  addBrand: brands.add,
  saveBrand: brands.save,
  removeBrand: remove('brand'),
  listDeskTags: tags.list,
  readTag: tags.read,
  addTag: tags.add,
  saveTag: tags.save,
  removeTag: remove('tag'),
  listDeskForms: forms.list,
  readForm: forms.read,
  addForm: forms.add,
  saveForm: forms.save,
  removeForm: remove('form'),
};
