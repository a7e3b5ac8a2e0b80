import { useText } from '#language';
import { CHARGES } from '@/contract/messages/delivery';

/** What a delivery costs, by the rules that orders are charged by. */
export function DeliveryCharges() {
  const t = useText();
  return (
    <table>
      <caption>{t('What delivery costs')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('Order')}</th>
          <th scope="col">{t('Charge')}</th>
        </tr>
      </thead>
      <tbody>
        {CHARGES.map(({ order, charge }) => (
          <tr key={order}>
            <td>{t(order)}</td>
            <td>{t.filled(charge)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
