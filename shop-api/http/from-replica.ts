import type { Context } from '../domain/kernel/context.ts';
import { DomainError } from '../domain/kernel/errors.ts';
import type { Deps } from './app-env.ts';

type Read = (ctx: Context) => Promise<unknown>;

export function fromPrimary(_: Deps, ctx: Context, read: Read): Promise<unknown> {
  return read(ctx);
}

/**
 * Reads the copy of the database while it may be read. A read that it does not answer, because it
 * is away or has to give way to what it replays, is answered by the primary.
 */
export async function fromReplica(
  { replica }: Pick<Deps, 'replica'>,
  ctx: Context,
  read: Read,
): Promise<unknown> {
  const db = await replica?.current();
  if (!db) return read(ctx);
  try {
    return await read({ ...ctx, db, primary: ctx.db });
  } catch (error) {
    if (error instanceof DomainError) throw error;
    replica?.distrust();
    return read(ctx);
  }
}
