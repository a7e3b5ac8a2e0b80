import { useText } from '#language';
import { isUnpaidOnline } from '@/contract/orders/unpaid-online';
import { routes } from '@/lib/routes';
import type { DisplayedOrder } from '@/lib/view/orders';
import { allowedActions } from './allowed-actions';
import { CancelOrder } from './cancel-order.client';
import { DocumentLink } from './document-link';
import { PayAction } from './pay-action';
import { PayOnDeliveryButton } from './pay-buttons.client';
import { ReorderButton } from './reorder-button.client';

/** The actions that the current status of an order allows. */
export function OrderActions({ order }: { order: DisplayedOrder }) {
  const t = useText();
  const may = allowedActions(order);
  // Changed prices have a panel of their own with the buttons.
  const isPayable = may.pay && order.price_change === null;
  return (
    <div className="cluster top gap-3">
      {isPayable && isUnpaidOnline(order) && (
        <>
          <PayAction order={order} />
          <PayOnDeliveryButton
            id={order.id}
            amount={order.final_total}
            label={order.is_collected ? t('Pay at the store instead') : undefined}
            variant="line"
          />
        </>
      )}
      {may.invoice && <DocumentLink order={order} kind="invoice" label="Invoice" />}
      {may.creditNote && <CreditNotes order={order} />}
      <ReorderButton id={order.id} number={order.order_id} from={routes.order(order.id)} />
      {may.cancel && (
        <CancelOrder id={order.id} isPaid={order.is_paid || order.gift_voucher_amt > 0} />
      )}
      {isPayable && !isUnpaidOnline(order) && <PayAction order={order} />}
    </div>
  );
}

/** The credit notes of an order, by their numbers where it has several. */
function CreditNotes({ order }: { order: DisplayedOrder }) {
  const { credit_notes: notes } = order;
  if (notes.length <= 1)
    return <DocumentLink order={order} kind="credit-note" label="Credit note" />;
  return notes.map(({ number }) => (
    <DocumentLink
      key={number}
      {...{ order, number }}
      kind="credit-note"
      label="Credit note {number}"
    />
  ));
}
