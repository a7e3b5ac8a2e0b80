import type { GivenFields } from '../../contract/kit/check.ts';
import type { Context } from '../domain/kernel/context.ts';
import type { Paging } from '../domain/kernel/paging.ts';
import type { EntryId } from '../domain/trail/managed.ts';
import type { Saved } from '../domain/trail/save-managed.ts';
import { DONE } from './handler.ts';

/** The verbs of one desk: see `deskCalls`. */
interface DeskVerbs<Query, Page, Entry> {
  list: (ctx: Context, input: Query & Paging) => Promise<Page>;
  read: (ctx: Context, input: { id: number }) => Promise<{ data: Entry; version: number }>;
  save: (
    ctx: Context,
    input: { id?: number | undefined; version?: number | undefined; fields: GivenFields },
  ) => Promise<Saved<number>>;
}

interface DeskQuery {
  page: number;
  page_size: number;
}

interface Call<Input> {
  ctx: Context;
  input: Input;
}

/** Returns the handlers of `deskCalls` but for moves and removal, which not every desk has. */
export function deskHandlers<Query, Page extends object, Entry>({
  list,
  read,
  save,
}: DeskVerbs<Query, Page, Entry>) {
  return {
    list: async ({ ctx, input }: Call<{ query: Query & DeskQuery }>) => {
      const { page_size: pageSize } = input.query;
      return { ...DONE, ...(await list(ctx, { ...input.query, pageSize })) };
    },
    read: async ({ ctx, input }: Call<{ params: { id: number } }>) => ({
      ...DONE,
      ...(await read(ctx, input.params)),
    }),
    add: async ({ ctx, input }: Call<{ body: { fields: GivenFields } }>) => {
      const { id, ...saved } = await save(ctx, input.body);
      return { ...answerOf(saved), id };
    },
    save: async ({
      ctx,
      input: { params, body },
    }: Call<{ params: { id: number }; body: { version: number; fields: GivenFields } }>) => {
      return answerOf(await save(ctx, { ...params, ...body }));
    },
  };
}

/** Returns the answer of a call that has saved an entry. */
export function answerOf({ version, message }: Omit<Saved<EntryId>, 'id'>) {
  return { ...DONE, version, ...(message !== undefined && { message }) };
}

/** Input of a call that moves an entry. */
interface MoveCall {
  ctx: Context;
  input: { params: { id: number }; body: { version: number } };
}

/** Returns the handler of a move without further input. */
export function moveHandler(
  move: (given: { ctx: Context; input: { id: number; version: number } }) => Promise<Saved<number>>,
) {
  return async ({ ctx, input: { params, body } }: MoveCall) =>
    answerOf(await move({ ctx, input: { id: params.id, version: body.version } }));
}

/** Input of a call that removes an entry. */
interface RemoveCall {
  ctx: Context;
  input: { params: { id: number }; query: { version: number } };
}

/** Returns the handler of a removal. */
export function removeHandler(
  remove: (given: { ctx: Context; input: { id: number; version: number } }) => Promise<void>,
) {
  return async ({ ctx, input: { params, query } }: RemoveCall) => {
    await remove({ ctx, input: { ...params, ...query } });
    return DONE;
  };
}
