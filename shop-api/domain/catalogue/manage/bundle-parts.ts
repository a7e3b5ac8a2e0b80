import { eq, inArray } from 'drizzle-orm';
import type { BundlePart } from '../../../../contract/catalogue/bundle-parts.ts';
import { deskMessages } from '../../../../contract/messages/staff-desk.ts';
import type { Message } from '../../../../contract/messages/text-with-values.ts';
import type { Database } from '../../../db/database.ts';
import { bundleParts } from '../../../db/schema/bundles.ts';
import { products } from '../../../db/schema/products.ts';
import { assertKnown } from '../../kernel/assert-known.ts';
import { invalidField } from '../../kernel/errors.ts';
import { isBundle } from '../../kernel/pieces.ts';
import { nameStockCause } from '../../kernel/stock-cause.ts';
import { columnsOfParts } from '../../kernel/stock-now.ts';
import { authorOf, type DeskContext } from '../../trail/desk-context.ts';

const FIELD = 'bundle_parts';

/**
 * Requires that a product, undefined for a new one, may consist of parts: goods that are not archived,
 * and no bundles, as it is no part itself. Errors: `invalid` by field.
 */
export async function assertBundle(
  tx: Database,
  id: number | undefined,
  parts: readonly BundlePart[],
): Promise<void> {
  if (parts.length === 0) return;
  const ids = parts.map((part) => part.product_id);
  await assertKnown(tx, { field: FIELD, label: 'Product', table: products, ids });
  const problem = await problemOf(tx, id, ids);
  if (problem) throw invalidField(FIELD, 'bundle_not_possible', problem);
}

async function problemOf(
  tx: Database,
  id: number | undefined,
  partIds: number[],
): Promise<Message | undefined> {
  if (id !== undefined && partIds.includes(id)) return deskMessages.bundleOfItself;
  const [other] = await tx
    .select({ name: products.name })
    .from(bundleParts)
    .innerJoin(products, eq(products.id, bundleParts.bundleId))
    .where(eq(bundleParts.partId, id ?? 0));
  if (other) return deskMessages.bundleIsPart(other.name);
  const rows = await tx
    .select({ name: products.name, state: products.state, isBundle: isBundle() })
    .from(products)
    .where(inArray(products.id, partIds));
  const inner = rows.find((row) => row.isBundle);
  if (inner) return deskMessages.bundleInBundle(inner.name);
  const archived = rows.find(({ state }) => state === 'archived');
  return archived && deskMessages.bundleOfArchived(archived.name);
}

interface WriteBundle {
  id: number;
  parts: readonly BundlePart[];
}

/**
 * Writes what a product consists of, in the transaction of the caller, with what follows from its parts.
 * What is no bundle any more has no stock until somebody counts it.
 */
export async function writeBundle(
  { db: tx, who, clock }: DeskContext,
  { id, parts }: WriteBundle,
): Promise<void> {
  const had = await tx.delete(bundleParts).where(eq(bundleParts.bundleId, id)).returning();
  if (parts.length === 0 && had.length === 0) return;
  const rows = parts.map(({ product_id: partId, quantity }, index) => ({
    ...{ bundleId: id, partId, quantity },
    position: index + 1,
  }));
  if (rows.length > 0) await tx.insert(bundleParts).values(rows);
  const now = clock.now();
  await nameStockCause(tx, { kind: 'parts', by: await authorOf(tx, who), at: now });
  await tx
    .update(products)
    .set(rows.length > 0 ? columnsOfParts(now) : { stock: 0 })
    .where(eq(products.id, id));
}
