import type { ChangedProduct } from '../../../../contract/catalogue/desk-bulk.ts';
import type { DeskProduct } from '../../../../contract/catalogue/desk-products.ts';
import { englishText, type Message } from '../../../../contract/messages/text-with-values.ts';
import type { Database } from '../../../db/database.ts';
import { assertStaff, type DeskContext } from '../../trail/desk-context.ts';
import { differences } from '../../trail/differences.ts';
import { impossibleFor } from '../../trail/impossible-for.ts';
import { changeMany } from '../../trail/save-managed.ts';
import { versionsOf } from '../../trail/versions.ts';
import { PRODUCTS } from './product-entries.ts';
import { tagsOfProducts } from './tags-of-products.ts';

/** What a selection is, and whether it is changed or only looked at. */
interface Selection {
  items: readonly { id: number; version?: number | null | undefined }[];
  dry_run: boolean;
}

/** What a product would become, and why it cannot. */
interface Planned {
  after: Partial<DeskProduct>;
  problem?: Message | undefined;
}

interface ChangeSelection {
  ctx: DeskContext;
  selection: Selection;
  /** The name of the change in the trail. */
  action: string;
  plan: (before: DeskProduct) => Planned;
  /** Writes the fields that were planned, by product. */
  apply: (tx: Database, planned: ReadonlyMap<number, DeskProduct>) => Promise<void>;
}

/**
 * Changes products, all of them or none, each with its row in the trail; a dry run answers the same
 * and changes nothing. Staff only. Errors: `invalid` where one has a problem; those of `changeMany`.
 */
export async function changeSelection({
  ctx,
  selection,
  action,
  plan,
  apply,
}: ChangeSelection): Promise<ChangedProduct[]> {
  assertStaff(ctx);
  const items = selection.items.map(({ id, version }) => ({ id, version: version ?? undefined }));
  const ids = [...new Set(items.map(({ id }) => id))];
  if (selection.dry_run) {
    const versions = await versionsOf(ctx.db, PRODUCTS.kind, ids);
    const rows = planAll(await PRODUCTS.read(ctx.db, ids), ids, plan);
    return rows.map((row) => ({ ...row.preview, version: versions.get(row.preview.id) as number }));
  }
  let rows: Row[] = [];
  const change = async (tx: Database, before: ReadonlyMap<number, DeskProduct>) => {
    rows = planAll(before, ids, plan);
    const refused = rows.find(({ preview }) => preview.problem !== null);
    if (refused) throw impossibleFor(refused.preview);
    await apply(tx, new Map(rows.map(({ preview, planned }) => [preview.id, planned])));
  };
  await changeMany({ ctx, of: PRODUCTS, input: items, action, change });
  ctx.notify(tagsOfProducts(ids));
  const versions = await versionsOf(ctx.db, PRODUCTS.kind, ids);
  return rows.map(({ preview }) => ({ ...preview, version: versions.get(preview.id) as number }));
}

interface Row {
  planned: DeskProduct;
  preview: Omit<ChangedProduct, 'version'>;
}

function planAll(
  before: ReadonlyMap<number, DeskProduct>,
  ids: readonly number[],
  plan: ChangeSelection['plan'],
): Row[] {
  return ids.map((id) => {
    const product = before.get(id);
    if (!product) throw PRODUCTS.missing();
    const { after, problem } = plan(product);
    const planned = { ...product, ...after };
    const differing = differences(product, planned);
    const { name, sku } = product;
    const fields = { before: differing?.before ?? {}, after: differing?.after ?? {} };
    return {
      planned,
      preview: { id, name, sku, ...fields, problem: problem ? englishText(problem) : null },
    };
  });
}
