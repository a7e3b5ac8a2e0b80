import 'server-only';
import { ROLE_OF_KIND } from '@/contract/shop/roles';
import type { StockFigures, StockMovement } from '@/contract/staff/stock';
import { foundOrNull } from '@/lib/api-error';
import { staffRoutes } from '@/lib/staff-routes';
import type { StaffFrame } from '@/lib/view/staff';
import { asStaff } from './as-staff';

/** Reads what surrounds a page of stocks that has nothing else to read. */
export async function getStockFrame(page: string): Promise<StaffFrame> {
  const role = ROLE_OF_KIND.stock;
  return (await asStaff({ page, role, read: () => Promise.resolve() })).frame;
}

/** The stock of one product, and a page of what moved it. */
interface ProductStock extends StaffFrame {
  product: StockFigures & { name: string; low_mark: number | null };
  /** That of the low mark. */
  version: number;
  movements: StockMovement[];
  totalPages: number;
}

/** Reads the stock of a product; null if there is no such product. Personal: never cached. */
export async function getStockOfProduct(id: number, page: number): Promise<ProductStock | null> {
  const { content, frame } = await asStaff({
    page: staffRoutes.entry('stock', id),
    read: (call) =>
      Promise.all([
        foundOrNull(call('readStock', { params: { id } })),
        call('listStockMovements', { params: { id }, query: { page, page_size: 50 } }),
      ]),
  });
  const [product, movements] = content;
  return (
    product && {
      ...frame,
      product: product.data,
      version: product.version,
      movements: movements.data,
      totalPages: movements.total_pages,
    }
  );
}
