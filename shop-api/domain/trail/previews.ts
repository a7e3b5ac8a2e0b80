import { and, eq, gt, lt } from 'drizzle-orm';
import type { Previewed } from '../../../contract/content/previews.ts';
import type { GivenFields } from '../../../contract/kit/check.ts';
import type { Language } from '../../../contract/shop/languages.ts';
import { pagePath } from '../../../contract/shop/page-path.ts';
import type { Database } from '../../db/database.ts';
import { previews } from '../../db/schema/previews.ts';
import type { Context } from '../kernel/context.ts';
import { DAY_MS } from '../kernel/durations.ts';
import { notFound } from '../kernel/errors.ts';
import { readSignedNumber, signedNumber } from '../kernel/signed-number.ts';
import { staffOf } from '../kernel/who.ts';
import { entryNumber } from './entry-reader.ts';

/** What a page displays of fields that are not saved. */
interface Seen {
  ctx: Context;
  /** The entry that the fields are of; null: a new one. */
  id: string | null;
  fields: GivenFields;
  language: Language;
}

/** How entries of a kind are looked at before they are saved; handed in by the routes. */
export interface Preview {
  /** Checks fields as a save would, and returns them. Errors: `invalid` by field. */
  check: (tx: Database, fields: GivenFields, id: string | null) => Promise<GivenFields>;
  /** Returns what the public call of the page would answer. */
  show: (seen: Seen) => Promise<Previewed>;
}

const PREVIEWS = { purpose: 'preview', digits: 64 };

/** The kinds that have a preview. */
type Previews = Readonly<Record<string, Preview>>;

interface MakePreview {
  ctx: Context;
  kinds: Previews;
  input: { kind: string; id?: string | undefined; fields: GivenFields };
}

/**
 * Keeps fields for a day, and returns the path that displays them: it opens for whoever has it, so
 * that a phone and the vaidya see the page too. Staff only. Errors: `invalid` by field; `not_found`
 * for an id that no entry of the kind can have.
 */
export async function makePreview({ ctx, kinds, input }: MakePreview): Promise<string> {
  staffOf(ctx.who);
  const { kind, id = null } = input;
  const fields = await kinds[kind]?.check(ctx.db, input.fields, id);
  if (!fields) throw notFound('preview_not_found', 'Preview');
  const [stored] = await ctx.db
    .insert(previews)
    .values({ kind, objectId: id, fields, createdAt: ctx.clock.now() })
    .returning({ id: previews.id });
  if (!stored) throw new Error('An insert always answers its row');
  return pagePath('preview', { token: signedNumber(ctx, PREVIEWS, stored.id) });
}

interface GetPreview {
  ctx: Context;
  kinds: Previews;
  /** The token has the form of one. */
  input: { token: string; language: Language };
}

/** Public, by signature. Returns what a preview displays. Errors: `not_found`, after a day too. */
export async function getPreview({ ctx, kinds, input }: GetPreview): Promise<Previewed> {
  const { token, language } = input;
  const id = readSignedNumber(ctx, PREVIEWS, token);
  const [stored] =
    id === null
      ? []
      : await ctx.db
          .select()
          .from(previews)
          .where(and(eq(previews.id, id), gt(previews.createdAt, aDayAgo(ctx))));
  const kind = stored && kinds[stored.kind];
  if (!stored || !kind) throw notFound('preview_not_found', 'Preview');
  return kind.show({ ctx, id: stored.objectId, fields: stored.fields, language });
}

/** The number of the entry that fields are of; undefined: a new one. Errors: `not_found` for none. */
export function previewedNumber(id: string | null): number | undefined {
  if (id === null) return undefined;
  const number = entryNumber(id);
  if (number === undefined) throw notFound('preview_not_found', 'Preview');
  return number;
}

function aDayAgo({ clock }: Pick<Context, 'clock'>): Date {
  return new Date(clock.now().getTime() - DAY_MS);
}

/** System job: deletes previews of yesterday. */
export async function forgetPreviews({
  ctx,
}: {
  ctx: Pick<Context, 'db' | 'clock'>;
}): Promise<void> {
  await ctx.db.delete(previews).where(lt(previews.createdAt, aDayAgo(ctx)));
}
