import { listSent, readSent, type Sent, type SentQuery } from '../domain/desk/list-sent.ts';
import type { Context } from '../domain/kernel/context.ts';
import { DONE } from './handler.ts';

interface Call<Input> {
  ctx: Context;
  input: Input;
}

/** Returns the handlers of `sentCalls`. */
export function sentHandlers<Query extends SentQuery, Row extends { id: number }, Whole>(
  of: Sent<Query, Row, Whole>,
) {
  return {
    list: async ({ ctx, input }: Call<{ query: Query }>) => ({
      ...DONE,
      ...(await listSent({ ctx, of, input: input.query })),
    }),
    read: async ({ ctx, input }: Call<{ params: { id: number } }>) => ({
      ...DONE,
      data: await readSent({ ctx, of, input: input.params }),
    }),
  };
}
