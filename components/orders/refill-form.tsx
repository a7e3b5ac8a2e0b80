import { useText } from '#language';
import { ReturnToFields } from '@/components/shared/return-to-fields.client';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { REFILL_DAYS } from '@/contract/orders/refill-days';
import { orderApi } from '@/lib/api-routes/orders';
import { routes } from '@/lib/routes';
import type { DisplayedRefill } from '@/lib/view/refills';

interface RefillFormProps {
  orderId: number;
  product: { id: number; name: string };
  refill: DisplayedRefill;
}

/** Asks for a mail before a product runs out, or ends it; a plain form. */
export function RefillForm({ orderId, product, refill: { days, comes } }: RefillFormProps) {
  const t = useText();
  const page = routes.order(orderId);
  const daysId = `refill-days-${product.id}`;
  return (
    <form action={orderApi.refill(product.id)} method="post" className="cluster middle gap-2 small">
      <ReturnToFields next={page} from={page} />
      {comes ? (
        <>
          <span>{t('We remind you on {day}', { day: t.filled(comes) })}</span>
          <Button type="submit" name="days" value="0" variant="text" size="small">
            {t('End this reminder')}
            <span className="visually-hidden">: {product.name}</span>
          </Button>
        </>
      ) : (
        <>
          <label htmlFor={daysId} className="muted">
            {t('Before it runs out, in')}
            <span className="visually-hidden">: {product.name}</span>
          </label>
          <Select id={daysId} name="days" defaultValue={days}>
            {REFILL_DAYS.map((choice) => (
              <option key={choice} value={choice}>
                {t('{days} days', { days: choice })}
              </option>
            ))}
          </Select>
          <Button type="submit" variant="line" size="small">
            {t('Remind me')}
          </Button>
        </>
      )}
    </form>
  );
}
