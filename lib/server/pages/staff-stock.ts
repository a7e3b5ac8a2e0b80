import 'server-only';
import type { StockFigures, StockMovement } from '@/contract/staff/stock';
import { foundOrNull } from '@/lib/api-error';
import { staffRoutes } from '@/lib/staff-routes';
import type { StaffFrame } from '@/lib/view/staff';
import { orNull } from './as-customer';
import { asStaff, countsOf } from './as-staff';

/** Reads what surrounds a page of the dashboard that has nothing else to read. */
export async function getStaffFrame(page: string): Promise<StaffFrame> {
  const { content, flash } = await asStaff({
    page,
    read: (call) => orNull(call('getOverview', {})),
  });
  return { counts: countsOf(content?.data), flash };
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
  const { content, flash } = await asStaff({
    page: staffRoutes.entry('stock', id),
    read: (call) =>
      Promise.all([
        orNull(call('getOverview', {})),
        foundOrNull(call('readStock', { params: { id } })),
        call('listStockMovements', { params: { id }, query: { page, page_size: 50 } }),
      ]),
  });
  const [overview, product, movements] = content;
  return (
    product && {
      counts: countsOf(overview?.data),
      flash,
      product: product.data,
      version: product.version,
      movements: movements.data,
      totalPages: movements.total_pages,
    }
  );
}
