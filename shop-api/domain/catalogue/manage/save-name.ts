import { eq } from 'drizzle-orm';
import type { GivenFields } from '../../../../contract/kit/check.ts';
import type { Database } from '../../../db/database.ts';
import { assertFree } from '../../kernel/assert-known.ts';
import type { DeskContext } from '../../trail/desk-context.ts';
import { removeManaged, type Saved, saveManaged } from '../../trail/save-managed.ts';
import { NAME_KINDS, type NameKind } from './name-kinds.ts';
import { refuseUsed } from './refuse-used.ts';
import { slugFor } from './slug-for.ts';

interface SaveName {
  ctx: DeskContext;
  kind: NameKind;
  /** Without an id: a new one. */
  input: { id?: number | undefined; version?: number | undefined; fields: GivenFields };
}

/**
 * Adds or changes a brand, a tag or a form; a job stores the words of its products within a second
 * or two. Staff only. Errors: `invalid` by field; those of `saveManaged`.
 */
export async function saveName({ ctx, kind, input }: SaveName): Promise<Saved<number>> {
  const { table, managed, check, constraints } = NAME_KINDS[kind];
  const fields = await check(input.fields);
  const row = { ...fields, slug: slugFor(fields) };
  const uniques = {
    [`${constraints}_name_unique`]: ['name', 'Name'],
    [`${constraints}_slug_unique`]: ['slug', 'Slug'],
  } as const;
  const write = (tx: Database) => assertFree(uniques, () => store(tx, table, input.id, row));
  const saved = await saveManaged({ ctx, of: managed, input, write });
  ctx.notify(['products', 'categories']);
  return saved;
}

type Table = (typeof NAME_KINDS)[NameKind]['table'];

async function store(
  tx: Database,
  table: Table,
  id: number | undefined,
  row: Table['$inferInsert'],
): Promise<number> {
  const own = { id: table.id };
  const [saved] =
    id === undefined
      ? await tx.insert(table).values(row).returning(own)
      : await tx.update(table).set(row).where(eq(table.id, id)).returning(own);
  return saved?.id as number;
}

interface RemoveName {
  ctx: DeskContext;
  kind: NameKind;
  input: { id: number; version: number };
}

/**
 * Removes a brand, a tag or a form that no product has. Staff only. Errors: `conflict` where one
 * has; those of `removeManaged`.
 */
export async function removeName({ ctx, kind, input }: RemoveName): Promise<void> {
  const { table, managed, products } = NAME_KINDS[kind];
  const remove = async (tx: Database) => {
    const [used] = await tx.select({ products }).from(table).where(eq(table.id, input.id));
    refuseUsed(used?.products ?? 0);
    await tx.delete(table).where(eq(table.id, input.id));
  };
  await removeManaged({ ctx, of: managed, input, remove });
  ctx.notify(['products', 'categories']);
}
