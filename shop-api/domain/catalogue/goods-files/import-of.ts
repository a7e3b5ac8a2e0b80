import { eq } from 'drizzle-orm';
import type { ImportState } from '../../../../contract/catalogue/import-shapes.ts';
import { goodsFileMessages } from '../../../../contract/messages/staff-import.ts';
import { imports } from '../../../db/schema/imports.ts';
import { DomainError, notFound } from '../../kernel/errors.ts';
import { assertStaff } from '../../trail/desk-context.ts';
import type { GoodsContext } from './goods-context.ts';

export type Import = typeof imports.$inferSelect;

/** What a person may do with an import, by its state. */
const MAY: Record<'send' | 'check' | 'accept' | 'remove', readonly ImportState[]> = {
  send: ['sending'],
  check: ['sending', 'checked', 'refused', 'failed', 'check_interrupted', 'write_interrupted'],
  accept: ['checked', 'failed', 'write_interrupted'],
  remove: [
    'sending',
    'to_check',
    'checked',
    'refused',
    'to_write',
    'written',
    'failed',
    'check_interrupted',
    'write_interrupted',
  ],
};

/** Returns an import that may make a move now. Staff only. Errors: `not_found`; `conflict`. */
export async function importOf(
  ctx: GoodsContext,
  id: number,
  move?: keyof typeof MAY,
): Promise<Import> {
  assertStaff(ctx);
  const [one] = await ctx.db.select().from(imports).where(eq(imports.id, id));
  if (!one) throw notFound('import_not_found', 'Import');
  if (move && !MAY[move].includes(one.state)) throw stateWrong();
  return one;
}

/** Returns the refusal of a step that is not possible now. */
export function stateWrong(message: string = goodsFileMessages.stateWrong): DomainError {
  return new DomainError('conflict', 'import_step_not_allowed', message);
}
