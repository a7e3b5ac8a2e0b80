import type { StaffOrderDetail } from '@/contract/staff/orders';
import { type PickedGoods, pickedGoods } from '@/lib/desk/picked-goods';
import styles from './packing-slip.module.css';

/** What is taken from the shelves for several orders, shelf by shelf. */
export function PickingList({ orders }: { orders: readonly StaffOrderDetail[] }) {
  const shelves = pickedGoods(orders);
  const pieces = shelves.flatMap(({ goods }) => goods).reduce((sum, { pieces: n }) => sum + n, 0);
  return (
    <article className={`card ${styles.slip}`} aria-label="Picking list">
      <table className={styles.goods}>
        <caption className="text-left num">
          {orders.length === 1 ? '1 order' : `${orders.length} orders`},{' '}
          {pieces === 1 ? '1 piece' : `${pieces} pieces`}
        </caption>
        <thead>
          <tr>
            <th scope="col">Pieces</th>
            <th scope="col">Goods</th>
            <th scope="col" className={styles.orders}>
              Orders
            </th>
            <th scope="col">
              <span className="visually-hidden">Taken</span>
            </th>
          </tr>
        </thead>
        {shelves.map(({ shelf, goods }) => (
          <tbody key={shelf}>
            <tr>
              <th scope="rowgroup" colSpan={4} className={styles.shelf}>
                {shelf}
              </th>
            </tr>
            {goods.map((one) => (
              <Row key={one.sku} goods={one} />
            ))}
          </tbody>
        ))}
      </table>
    </article>
  );
}

function Row({ goods: { sku, name, pieces, orders } }: { goods: PickedGoods }) {
  return (
    <tr>
      <td className="num">{pieces}</td>
      <th scope="row">
        {name}
        <span className="block muted small num">SKU {sku}</span>
      </th>
      <td className="num small">
        {orders.map((order) => `${order.number} × ${order.pieces}`).join(', ')}
      </td>
      <td>
        <span className={styles.tick} />
      </td>
    </tr>
  );
}
