import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { DeskContext } from '../trail/desk-context.ts';
import { type Order, type Ordered, orderEntries } from '../trail/order-entries.ts';
import { moveManaged, removeManaged, type Saved } from '../trail/save-managed.ts';
import { columnOf, type EntryFields, toColumns } from './entries.ts';
import { refuseUsed } from './refuse-used.ts';
import type { Resource } from './resource.ts';
import { tagsOf } from './save-resource.ts';

interface Verb<Input> {
  ctx: DeskContext;
  of: Resource;
  input: Input;
}

interface Versioned {
  id: number;
  version: number;
}

/** Removes an entry; the trail keeps it. Staff only. Errors: `conflict` where something names it; those of `removeManaged`. */
export async function removeResource({ ctx, of, input }: Verb<Versioned>): Promise<void> {
  const { table } = of;
  const isIt = eq(table.id, input.id);
  const remove = async (tx: Database) => {
    await assertUnused(tx, of, input.id);
    if (of.beside) {
      const [row] = await tx.select().from(table).where(isIt);
      if (row) await of.beside(tx, row, true);
    }
    await tx.delete(table).where(isIt);
  };
  await removeManaged({ ctx, of: of.managed, input, remove });
  ctx.notify(tagsOf(of, input.id));
}

async function assertUnused(
  tx: Database,
  { table, usedBy = {}, computed = {} }: Resource,
  id: number,
) {
  for (const [name, words] of Object.entries(usedBy)) {
    const [row] = await tx
      .select({ count: sql<number>`${computed[name]}` })
      .from(table)
      .where(eq(table.id, id));
    refuseUsed(row?.count ?? 0, words);
  }
}

/** Moves an entry by one of its moves. Staff only. Errors: those of `moveManaged`. */
export async function moveResource({
  ctx,
  of,
  move: name,
  input,
}: Verb<Versioned> & { move: string }): Promise<Saved<number>> {
  const { action, change } = of.moves?.[name] ?? {};
  if (!action || !change) throw new Error(`${of.name} has no move ${name}`);
  const move = async (tx: Database, before: EntryFields) => {
    const row = toColumns(of, change(before, ctx.clock.now()));
    await tx.update(of.table).set(row).where(eq(of.table.id, input.id));
  };
  const moved = await moveManaged({ ctx, of: of.managed, input, action, move });
  ctx.notify(tagsOf(of, input.id));
  return moved;
}

/** Puts entries in order. Staff only. Errors: those of `orderEntries`. */
export async function orderResource({ ctx, of, input }: Verb<Order & EntryFields>): Promise<void> {
  await orderEntries({
    ...{ ctx, of: of.managed, table: of.table as Ordered, input },
    among: amongOf(of, input),
  });
  ctx.notify([...of.tags]);
}

/** The group whose order it is: the one that is named, or that of the first entry. */
function amongOf(of: Resource, input: Order & EntryFields) {
  const { table, within } = of;
  if (!within) return undefined;
  const column = columnOf(of, within);
  if (input[within] !== undefined) return eq(column, input[within]);
  return sql`${column} = (SELECT ${column} FROM ${table} WHERE ${table.id} = ${input.ids[0] ?? 0})`;
}
