import { and, asc, eq } from 'drizzle-orm';
import { staffMessages } from '../../../contract/messages/staff.ts';
import type { SavedView } from '../../../contract/staff/views.ts';
import { savedViews } from '../../db/schema/saved-views.ts';
import type { Context } from '../kernel/context.ts';
import { DomainError } from '../kernel/errors.ts';
import { staffOf } from '../kernel/who.ts';

/** More would be a second list above the list. */
const MOST = 12;

const shown = { id: savedViews.id, name: savedViews.name, query: savedViews.query };

interface OfDesk<Input> {
  ctx: Context;
  input: { desk: string } & Input;
}

/** Returns the saved views of a list, by name. Staff only. */
export function listViews({ ctx, input: { desk } }: OfDesk<object>): Promise<SavedView[]> {
  staffOf(ctx.who);
  return ctx.db
    .select(shown)
    .from(savedViews)
    .where(eq(savedViews.desk, desk))
    .orderBy(asc(savedViews.name));
}

/**
 * Saves a view of a list under a name, in place of an earlier one of that name. Staff only.
 * Errors: `conflict` where there are many.
 */
export async function saveView({
  ctx,
  input,
}: OfDesk<{ name: string; query: string }>): Promise<SavedView> {
  const views = await listViews({ ctx, input });
  if (views.length >= MOST && !views.some(({ name }) => name === input.name)) {
    throw new DomainError('conflict', 'too_many_views', staffMessages.tooManyViews(MOST));
  }
  const { desk, name, query } = input;
  const [saved] = await ctx.db
    .insert(savedViews)
    .values({ desk, name, query })
    .onConflictDoUpdate({ target: [savedViews.desk, savedViews.name], set: { query } })
    .returning(shown);
  if (!saved) throw new Error('An upsert always answers its row');
  return saved;
}

/** Removes a saved view, if it is still there. Staff only. */
export async function removeView({
  ctx,
  input: { desk, id },
}: OfDesk<{ id: number }>): Promise<void> {
  staffOf(ctx.who);
  await ctx.db.delete(savedViews).where(and(eq(savedViews.desk, desk), eq(savedViews.id, id)));
}
