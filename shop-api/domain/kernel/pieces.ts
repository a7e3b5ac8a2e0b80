import { type SQL, sql } from 'drizzle-orm';
import type { OrderedPart } from '../../db/schema/order-lines.ts';

/** A part of a bundle that is sold now. `stock`: of the part alone; null where it is unknown. */
export type PartToSell = OrderedPart & { stock: number | null };

/** The parts of a product as a column of a query, in their order; none where it is no bundle. */
export function partsToSell(): SQL<PartToSell[]> {
  return sql<PartToSell[]>`coalesce((
    SELECT jsonb_agg(jsonb_build_object('id', piece.id, 'name', piece.name,
      'translations', piece.translations, 'size', piece.size,
      'quantity', part.quantity, 'stock', piece.stock) ORDER BY part.position)
    FROM bundle_parts AS part JOIN products AS piece ON piece.id = part.part_id
    WHERE part.bundle_id = products.id), '[]')`;
}

/** Whether a product is a bundle, as a column of a query. */
export function isBundle(): SQL<boolean> {
  return sql<boolean>`EXISTS (SELECT FROM bundle_parts WHERE bundle_id = products.id)`;
}

/** A line of goods; `parts`: those of one bundle. */
export interface LineOfPieces<Part extends Pick<OrderedPart, 'id' | 'quantity'> = OrderedPart> {
  productId: number;
  quantity: number;
  parts: readonly Part[];
}

/** Pieces of one product on the shelf. */
export interface Pieces {
  productId: number;
  quantity: number;
}

/** Returns what a line takes off the shelf: its product, or the parts of its bundles. */
export function piecesOf({ productId, quantity, parts }: LineOfPieces): Pieces[] {
  if (parts.length === 0) return [{ productId, quantity }];
  return parts.map((part) => ({ productId: part.id, quantity: part.quantity * quantity }));
}

/** Returns parts as an order keeps them. */
export function frozenParts(parts: readonly PartToSell[]): OrderedPart[] {
  return parts.map(({ stock: _, ...part }) => part);
}
