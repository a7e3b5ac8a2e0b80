import { useText } from '#language';
import { ReturnToFields } from '@/components/shared/return-to-fields.client';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
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
  const form = { action: orderApi.refill(product.id), method: 'post' };
  if (comes) {
    return (
      <form {...form} className="cluster middle gap-x-3 small">
        <ReturnToFields next={page} from={page} />
        <span>{t('We remind you on {day}', { day: t.filled(comes) })}</span>
        <Button type="submit" name="days" value="0" variant="text" size="small">
          {t('End this reminder')}
          <span className="visually-hidden">: {product.name}</span>
        </Button>
      </form>
    );
  }
  return (
    <Disclosure label="Remind me before it runs out" about={product.name}>
      <form {...form} className="cluster middle gap-2">
        <ReturnToFields next={page} from={page} />
        <Select name="days" defaultValue={days} aria-label={t('Days until we remind you')}>
          {REFILL_DAYS.map((choice) => (
            <option key={choice} value={choice}>
              {t('In {days} days', { days: choice })}
            </option>
          ))}
        </Select>
        <Button type="submit" variant="line">
          {t('Remind me')}
          <span className="visually-hidden">: {product.name}</span>
        </Button>
      </form>
    </Disclosure>
  );
}
