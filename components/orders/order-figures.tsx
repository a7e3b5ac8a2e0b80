import type { ComponentProps } from 'react';
import { useText } from '#language';
import { OrderSums } from '@/components/shared/order-sums';
import { Panel } from '@/components/ui/panel';
import { paymentLabel } from './order-labels';

type Figures = ComponentProps<typeof OrderSums>['order'] & Parameters<typeof paymentLabel>[0];

/** What an order costs, and how it is paid. */
export function OrderFigures({ order }: { order: Figures }) {
  const t = useText();
  return (
    <Panel variant="cotton" className="stack gap-2-half">
      <h2 className="title-size">{t('What it costs')}</h2>
      <OrderSums order={order} />
      <p className="small">{t(paymentLabel(order))}</p>
    </Panel>
  );
}
