import { setInterval as every } from 'node:timers';
import { and, asc, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import type { ImportState, SentFileName } from '../../../../contract/catalogue/import-shapes.ts';
import { reasonOf } from '../../../../contract/kit/log-fields.ts';
import { goodsFileMessages } from '../../../../contract/messages/staff-import.ts';
import { englishText } from '../../../../contract/messages/text-with-values.ts';
import { customers } from '../../../db/schema/customers.ts';
import { imports } from '../../../db/schema/imports.ts';
import type { Context } from '../../kernel/context.ts';
import { DomainError } from '../../kernel/errors.ts';
import { standingOf } from '../../kernel/who.ts';
import { COMMAND_LINE, type DeskContext } from '../../trail/desk-context.ts';
import { checkImport } from './check-import.ts';
import type { GoodsContext } from './goods-context.ts';
import { importPictures } from './import-pictures.ts';
import { writeImport } from './write-import.ts';

type Import = typeof imports.$inferSelect;

/** A step whose process has said nothing for so long was killed. */
const SILENT_MS = 30_000;
const BEAT_MS = 1_000;

const INTERRUPTED = { checking: 'check_interrupted', writing: 'write_interrupted' } as const;
const RUNNING = { to_check: 'checking', to_write: 'writing' } as const;

type Waiting = keyof typeof RUNNING;

/**
 * System job: runs one waiting step of an import, and says of those whose process was killed that
 * they were interrupted. A killed step has changed nothing: the writing is one transaction.
 * @returns how many steps it ran
 */
export async function runImports({ ctx }: { ctx: Context }): Promise<number> {
  await noteInterrupted(ctx);
  const one = await claimNext(ctx);
  if (!one) return 0;
  await runImportStep({ ...ctx, who: await whoSent(ctx, one) }, one);
  return 1;
}

/** Runs the step that an import waits for, whose state says so. */
export async function runImportStep(ctx: GoodsContext, one: Import): Promise<void> {
  const { db, clock } = ctx;
  let done = 0;
  // On PGlite a write of its own waits for the transaction, so nothing waits for it here.
  let isBeating = false;
  const beat = () => {
    if (isBeating) return;
    isBeating = true;
    const isRunning = and(eq(imports.id, one.id), inArray(imports.state, ['checking', 'writing']));
    const set = { beatAt: clock.now(), ...(one.state === 'writing' ? { done } : {}) };
    void db
      .update(imports)
      .set(set)
      .where(isRunning)
      .then(
        () => undefined,
        () => undefined,
      )
      .finally(() => {
        isBeating = false;
      });
  };
  const timer = every(beat, BEAT_MS).unref();
  const { sent } = ctx.goodsFiles;
  try {
    await sent.fetch(one.id, filesFor(one));
    if (one.state === 'checking') {
      await checkImport(ctx, one);
      await move(ctx, one, 'checked');
    } else {
      await write(ctx, one, (rows) => {
        done = rows;
      });
    }
  } catch (error) {
    await move(ctx, one, one.state === 'checking' ? 'refused' : 'failed', problemOf(ctx, error));
  } finally {
    clearInterval(timer);
    await sent.release(one.id);
  }
}

/** The rows are read by the check alone, the pictures by both steps. */
function filesFor({ state, files }: Import): SentFileName[] {
  const pictures: SentFileName[] = files.pictures ? ['pictures'] : [];
  return state === 'checking' ? ['goods', ...pictures] : pictures;
}

async function write(ctx: GoodsContext, one: Import, onProgress: (rows: number) => void) {
  const zipPath = one.files.pictures ? ctx.goodsFiles.sent.pathOf(one.id, 'pictures') : undefined;
  const pictures = await importPictures({
    ctx,
    importId: one.id,
    zipPath,
    onProgress: (done, total) => count(ctx, one, done, total),
  });
  const total = (one.counts?.added ?? 0) + (one.counts?.changed ?? 0);
  await count(ctx, one, 0, total);
  await writeImport({ ctx, one: { ...one, total }, pictures, onProgress });
}

async function count({ db }: GoodsContext, { id }: Import, done: number, total: number) {
  await db.update(imports).set({ done, total }).where(eq(imports.id, id));
}

/** What the person is told; the rest is for the log of the shop. */
function problemOf(ctx: GoodsContext, error: unknown): string {
  const { name, message } = error as Error;
  if (name === 'GoodsFileRefused' || error instanceof DomainError) return message;
  ctx.alarm(`An import failed: ${reasonOf(error)}`);
  return englishText(goodsFileMessages.writeFailed);
}

/** Moves an import that is still where this process has begun. */
async function move({ db }: GoodsContext, one: Import, state: ImportState, problem = '') {
  const isThere = and(eq(imports.id, one.id), eq(imports.state, one.state));
  await db.update(imports).set({ state, problem }).where(isThere);
}

type JobContext = Pick<Context, 'db' | 'clock'>;

/** Claims the oldest waiting step for this process. */
async function claimNext({ db, clock }: JobContext): Promise<Import | undefined> {
  const waiting = Object.keys(RUNNING) as Waiting[];
  const [next] = await db
    .select()
    .from(imports)
    .where(inArray(imports.state, waiting))
    .orderBy(asc(imports.id))
    .limit(1);
  return next && claim({ db, clock }, next);
}

/** @returns undefined where another process was faster */
export async function claim({ db, clock }: JobContext, one: Import): Promise<Import | undefined> {
  const state = RUNNING[one.state as Waiting];
  const [claimed] = await db
    .update(imports)
    .set({ state, beatAt: clock.now(), done: 0, problem: '' })
    .where(and(eq(imports.id, one.id), eq(imports.state, one.state)))
    .returning();
  return claimed;
}

async function noteInterrupted({ db, clock }: JobContext): Promise<void> {
  const silent = new Date(clock.now().getTime() - SILENT_MS);
  for (const [running, state] of Object.entries(INTERRUPTED)) {
    await db
      .update(imports)
      .set({ state, problem: englishText(goodsFileMessages.interrupted) })
      .where(
        and(
          eq(imports.state, running as ImportState),
          or(isNull(imports.beatAt), lt(imports.beatAt, silent)),
        ),
      );
  }
}

/** Who sent it, if that account is still of the staff. */
async function whoSent({ db }: JobContext, { byId }: Import): Promise<DeskContext['who']> {
  if (byId === null) return COMMAND_LINE;
  const [account] = await db.select().from(customers).where(eq(customers.id, byId));
  if (!account) return { kind: 'nobody' };
  const standing = standingOf(account);
  return { kind: 'customer', customerId: byId, isMember: false, ...standing, tokenHash: '' };
}
