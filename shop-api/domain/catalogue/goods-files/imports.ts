import { and, eq } from 'drizzle-orm';
import type {
  ImportOptions,
  SentFileName,
  SentFiles,
} from '../../../../contract/catalogue/import-shapes.ts';
import { goodsFileMessages } from '../../../../contract/messages/staff-import.ts';
import { imports } from '../../../db/schema/imports.ts';
import { invalidField } from '../../kernel/errors.ts';
import { assertStaff, authorOf } from '../../trail/desk-context.ts';
import type { GoodsContext } from './goods-context.ts';
import { type Import, importOf, stateWrong } from './import-of.ts';

const NO_OPTIONS: ImportOptions = {
  mapping: {},
  defaults: { Brand: '', Category: '', HSN: '', 'GST rate': '', 'Country of origin': '' },
  makes_missing: false,
};

/** Announces files, whose sizes the contract has checked. Staff only. @returns the id of the import */
export async function startImport({
  ctx,
  input: files,
}: {
  ctx: GoodsContext;
  input: SentFiles;
}): Promise<number> {
  assertStaff(ctx);
  const author = await authorOf(ctx.db, ctx.who);
  const [row] = await ctx.db
    .insert(imports)
    .values({
      state: 'sending',
      files,
      options: NO_OPTIONS,
      byId: author.id,
      byName: author.name,
      createdAt: ctx.clock.now(),
    })
    .returning({ id: imports.id });
  return row?.id as number;
}

interface SendPart {
  ctx: GoodsContext;
  input: { id: number; file: SentFileName; at: number; bytes: Uint8Array };
}

/**
 * Stores the part of a file that follows what has arrived. A part that has arrived already is not
 * stored again, so a sender that lost the answer goes on. Staff only. Errors: `not_found`;
 * `conflict`; `invalid` for more than was announced.
 * @returns how much has arrived
 */
export async function sendImportPart({
  ctx,
  input: { id, file, at, bytes },
}: SendPart): Promise<number> {
  const one = await importOf(ctx, id, 'send');
  const { sent } = ctx.goodsFiles;
  const received = await sent.sizeOf(id, file);
  const announced = one.files[file]?.size ?? 0;
  if (at < received && at + bytes.length <= received) return received;
  if (at !== received)
    throw invalidField('at', 'import_part_elsewhere', goodsFileMessages.partElsewhere);
  if (at + bytes.length > announced)
    throw invalidField('part', 'import_part_elsewhere', goodsFileMessages.partElsewhere);
  await sent.append(id, file, { at, bytes });
  return at + bytes.length;
}

interface CheckInput {
  ctx: GoodsContext;
  input: { id: number; options: ImportOptions };
}

/** Asks for a dry run. Staff only. Errors: `not_found`; `conflict`; `invalid` for missing parts. */
export async function requestCheck({ ctx, input: { id, options } }: CheckInput): Promise<void> {
  const one = await importOf(ctx, id, 'check');
  for (const [file, announced] of Object.entries(one.files)) {
    if (!announced) continue;
    const received = await ctx.goodsFiles.sent.sizeOf(id, file);
    if (received < announced.size)
      throw invalidField(
        file,
        'import_file_missing',
        goodsFileMessages.partsMissing(announced.name),
      );
  }
  await move(ctx, one, {
    state: 'to_check',
    options,
    counts: null,
    about: null,
    done: 0,
    total: 0,
    problem: '',
  });
}

/** Asks for the checked rows to be written. Staff only. Errors: `not_found`; `conflict`. */
export async function acceptImport({
  ctx,
  input: { id },
}: {
  ctx: GoodsContext;
  input: { id: number };
}): Promise<void> {
  const one = await importOf(ctx, id, 'accept');
  const { added = 0, changed = 0 } = one.counts ?? {};
  if (added + changed === 0) throw stateWrong(goodsFileMessages.nothingToWrite);
  const author = await authorOf(ctx.db, ctx.who);
  await move(ctx, one, {
    state: 'to_write',
    byId: author.id,
    byName: author.name,
    done: 0,
    problem: '',
  });
}

/** Forgets an import and its files. Staff only. Errors: `not_found`; `conflict` while it runs. */
export async function removeImport({
  ctx,
  input: { id },
}: {
  ctx: GoodsContext;
  input: { id: number };
}): Promise<void> {
  const one = await importOf(ctx, id, 'remove');
  await ctx.db.delete(imports).where(and(eq(imports.id, id), eq(imports.state, one.state)));
  await ctx.goodsFiles.sent.remove(id);
}

async function move({ db }: GoodsContext, one: Import, set: Partial<Import>): Promise<void> {
  const moved = await db
    .update(imports)
    .set(set)
    .where(and(eq(imports.id, one.id), eq(imports.state, one.state)))
    .returning({ id: imports.id });
  if (moved.length === 0) throw stateWrong();
}
