import { Link } from '@/components/ui/link.client';
import { type GatewayRefundState, isAtGateway, type RefundDue } from '@/contract/payments/payments';
import { dayInWords } from '@/lib/desk/indian-time';
import { staffRoutes } from '@/lib/staff-routes';
import { drawnFrom } from '../list/drawn-from';
import { gatewayName } from './gateway-name';
import { PayBack } from './pay-back';
import { refundSubject } from './refund-subject';
import { SettleRefund } from './settle-refund';

/** Returns the columns of refunds that are drawn; `here` is the page to return to. */
export const refundCells = (here: string) =>
  drawnFrom<RefundDue>({
    purpose: refundSubject,
    order: ({ order }) =>
      order && (
        <Link className="row fit touch-low link num" href={staffRoutes.order(order.id)}>
          {order.order_id}
        </Link>
      ),
    payment: ({ payment }) => <PaidBy payment={payment} />,
    settled: (refund) => <NextStep refund={refund} here={here} />,
  });

/** What is left to do: nothing, to wait for the gateway, or to pay by it or by hand. */
function NextStep({ refund, here }: { refund: RefundDue; here: string }) {
  const { settled, payment, at_gateway: asked } = refund;
  if (settled) return <Settled settled={settled} />;
  if (payment && asked && isAtGateway(asked.state)) {
    return (
      <>
        Being paid back by {gatewayName(payment.gateway)}
        <span className="block caption muted">{WAITING[asked.state]}</span>
      </>
    );
  }
  return (
    <>
      {payment && <PayBack refund={refund} gateway={payment.gateway} from={here} />}
      <SettleRefund refund={refund} from={here} />
    </>
  );
}

const WAITING: Partial<Record<GatewayRefundState, string>> = {
  asked: 'No answer yet. It is asked again by itself.',
  accepted: 'The bank may need some days.',
};

/** By which payment the money came; cash needs an account that the customer names. */
function PaidBy({ payment }: Pick<RefundDue, 'payment'>) {
  if (!payment) return 'Paid in cash: ask for a bank account or UPI ID';
  return (
    <>
      {payment.gateway}
      <span className="block caption muted num">{payment.reference}</span>
    </>
  );
}

/** Who has paid a refund, when, and under which reference. */
function Settled({
  settled: { on, by, reference },
}: {
  settled: NonNullable<RefundDue['settled']>;
}) {
  return (
    <>
      Paid back on <time dateTime={on}>{dayInWords(on)}</time>
      <span className="block caption muted num">{reference || 'Without a reference'}</span>
      {by && <span className="block caption muted">{by}</span>}
    </>
  );
}
