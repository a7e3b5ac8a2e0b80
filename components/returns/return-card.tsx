import { useText } from '#language';
import { ReturnPhotos } from '@/components/shared/return-photos';
import { Panel } from '@/components/ui/panel';
import { Thumbnail } from '@/components/ui/picture';
import { withValues } from '@/contract/messages/text-with-values';
import {
  isWithdrawable,
  nameOfReturnState,
  RETURN_REASONS,
  type ReturnRemedy,
} from '@/contract/returns/return-states';
import { formatRupees } from '@/contract/shop/money';
import type { DisplayedReturn } from '@/lib/view/returns';
import styles from './return-card.module.css';
import { ReturnCourse } from './return-course';
import { WithdrawReturn } from './withdraw-return.client';

interface ReturnCardProps {
  orderId: number;
  request: DisplayedReturn;
}

/** One request: its goods, its course and its outcome. */
export function ReturnCard({ orderId, request }: ReturnCardProps) {
  const t = useText();
  const { id, product_image: picture, quantity, return_state } = request;
  const name = t.nameOf({ name: request.product_name, translations: request.translations });
  return (
    <Panel className="stack gap-4 wrap-anywhere">
      <div className={`stack top gap-4 ${styles.goods}`}>
        <div className={`filled frame ratio-product round-2 ${styles.image}`}>
          {picture && <Thumbnail picture={picture} alt="" />}
        </div>
        <div>
          <h3>
            {quantity > 1 && `${quantity} × `}
            {name}
          </h3>
          <p className="muted small">
            {t.filled(
              withValues('{reason}. {wish}', {
                reason: RETURN_REASONS[request.reason],
                wish: ASKED_FOR[request.remedy],
              }),
            )}
          </p>
        </div>
        <b className={`small text-ink nowrap ${styles.state}`} data-state={return_state}>
          {t(nameOfReturnState(return_state, request.paidBack !== null))}
        </b>
      </div>
      <ReturnCourse request={request} />
      <Outcome request={request} />
      {request.details && <blockquote className={styles.text}>{request.details}</blockquote>}
      <ReturnPhotos photos={request.photos} of={name} />
      {isWithdrawable(return_state) && (
        <div className={`stack ${styles.withdraw}`}>
          <WithdrawReturn id={id} orderId={orderId} name={name} />
        </div>
      )}
    </Panel>
  );
}

const ASKED_FOR: Record<ReturnRemedy, string> = {
  replacement: 'You asked for a replacement.',
  refund: 'You asked for your money back.',
};

/** Why it was declined, or what comes to the customer. */
function Outcome({ request }: { request: DisplayedReturn }) {
  const t = useText();
  const { answer, return_state: state, refund_amt: refund, gift_voucher_amt: gift } = request;
  if (state === 'declined')
    return <p className="strong">{t('Our reason: {answer}', { answer })}</p>;
  if (state === 'replaced') {
    return <p className="strong">{t('It has left our pack house. There is nothing to pay.')}</p>;
  }
  if (state !== 'refunded') return null;
  return (
    <p className="strong">
      {request.remedy === 'replacement' && <>{t('We pay it back in place of a replacement.')} </>}
      {refund > gift && (
        <>{t('{amount} goes back to you.', { amount: formatRupees(refund - gift) })} </>
      )}
      {gift > 0 && (
        <>{t('{amount} is on your gift vouchers again.', { amount: formatRupees(gift) })} </>
      )}
      {t('The credit note is beside your invoice.')}
    </p>
  );
}
