import type { StaffOrderDetail } from '@/contract/staff/orders';
import { type PickedGoods, pickedGoods } from '@/lib/desk/picked-goods';
import styles from './packing-slip.module.css';

/** What is taken from the shelves for several orders, shelf by shelf. */
export function PickingList({ orders }: { orders: readonly StaffOrderDetail[] }) {
  const shelves = pickedGoods(orders);
  const pieces = shelves.flatMap(({ goods }) => goods).reduce((sum, { pieces: n }) => sum + n, 0);
  return (
    <article className={`card ${styles.slip}`} aria-label="Picking list">
      <p className="num">
        {orders.length === 1 ? '1 order' : `${orders.length} orders`},{' '}
        {pieces === 1 ? '1 piece' : `${pieces} pieces`}
      </p>
      {shelves.map(({ shelf, goods }) => (
        <section key={shelf} className="mt-4">
          <h2 className="h4">{shelf}</h2>
          <Shelf shelf={shelf} goods={goods} />
        </section>
      ))}
    </article>
  );
}

function Shelf({ shelf, goods }: { shelf: string; goods: readonly PickedGoods[] }) {
  return (
    <table className={styles.goods}>
      <caption className="visually-hidden">{shelf}</caption>
      <thead>
        <tr>
          <th scope="col">Pieces</th>
          <th scope="col">Goods</th>
          <th scope="col">Orders</th>
          <th scope="col">
            <span className="visually-hidden">Taken</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {goods.map((one) => (
          <tr key={one.sku}>
            <td className="num">{one.pieces}</td>
            <th scope="row">
              {one.name}
              <span className="block muted small num">SKU {one.sku}</span>
            </th>
            <td className="num small">
              {one.orders.map(({ number, pieces }) => `${number} × ${pieces}`).join(', ')}
            </td>
            <td>
              <span className={styles.tick} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
