import type { PackedLine, StaffOrderDetail } from '@/contract/staff/orders';

/** What is taken from a shelf of one kind, for which orders. */
export interface PickedGoods {
  sku: string;
  /** With the size. */
  name: string;
  pieces: number;
  orders: { number: string; pieces: number }[];
}

interface PickedShelf {
  shelf: string;
  goods: PickedGoods[];
}

/** What a line has packed: itself, or the parts of its bundles. */
export function takenFor(line: PackedLine) {
  const { quantity, parts } = line;
  return parts?.map((part) => ({ ...part, quantity: quantity * part.quantity })) ?? [line];
}

/** Returns what orders need from the shelves: the shelves by name, their goods by SKU. */
export function pickedGoods(orders: readonly StaffOrderDetail[]): PickedShelf[] {
  const shelves = new Map<string, Map<string, PickedGoods>>();
  for (const { order_id: number, rated_product_info: lines } of orders) {
    for (const { category, sku, product_name: product, size, quantity } of lines.flatMap(
      takenFor,
    )) {
      const shelf = shelves.get(category) ?? new Map<string, PickedGoods>();
      const name = size ? `${product}, ${size}` : product;
      const goods = shelf.get(sku) ?? { sku, name, pieces: 0, orders: [] };
      goods.pieces += quantity;
      goods.orders.push({ number, pieces: quantity });
      shelves.set(category, shelf.set(sku, goods));
    }
  }
  return [...shelves]
    .map(([shelf, goods]) => ({
      shelf,
      goods: [...goods.values()].sort((a, b) => a.sku.localeCompare(b.sku)),
    }))
    .sort((a, b) => a.shelf.localeCompare(b.shelf));
}
