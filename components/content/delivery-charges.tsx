import { useText } from '#language';
import { useSettings } from '#settings';
import { chargeRows } from '@/contract/messages/delivery';
import { englishText } from '@/contract/messages/text-with-values';

/** What a delivery costs, by the rules that orders are charged by. */
export function DeliveryCharges() {
  const t = useText();
  const rows = chargeRows(useSettings());
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
        {rows.map(({ order, charge }) => (
          <tr key={englishText(order)}>
            <td>{t.filled(order)}</td>
            <td>{t.filled(charge)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
