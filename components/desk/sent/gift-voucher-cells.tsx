import { Link } from '@/components/ui/link.client';
import type {
  GiftVoucherMove,
  StaffGiftVoucherDetail,
} from '@/contract/payments/gift-voucher-desk';
import { formatRupees } from '@/contract/shop/money';
import { staffApi } from '@/lib/api-routes/staff';
import { dayInWords } from '@/lib/desk/indian-time';
import { staffRoutes } from '@/lib/staff-routes';
import { drawnFrom } from '../list/drawn-from';
import { Moment } from '../moment';
import { MoveForms, type MoveWords } from '../moves/move-forms';

const REASONS: Record<string, string> = {
  issued: 'Issued',
  spent: 'Spent',
  'given back': 'Given back',
};

/** Returns what is drawn of a gift voucher; `here` is the page to return to. */
export const giftVoucherCells = (here: string) =>
  drawnFrom<StaffGiftVoucherDetail>({
    customer: ({ customer }) =>
      customer && (
        <>
          <Link
            className="inline-row touch-low link"
            href={staffRoutes.entry('customers', customer.id)}
          >
            {customer.name}
          </Link>
          , <Moment iso={customer.since} />
        </>
      ),
    send_on: ({ send_on: day }) => day && `Is sent on ${dayInWords(day)}`,
    entries: ({ entries }) => (
      <ol className="stack gap-2">
        {entries.map(({ id, reason, amount, at, order }) => (
          <li key={id}>
            {REASONS[reason] ?? reason}: {formatRupees(amount)}, <Moment iso={at} />
            {order && (
              <>
                {' '}
                <Link className="inline-row touch-low link num" href={staffRoutes.order(order.id)}>
                  {order.order_id}
                </Link>
              </>
            )}
          </li>
        ))}
      </ol>
    ),
    moves: (card) => <GiftVoucherMoves card={card} from={here} />,
  });

/** Of one whose day is still to come. */
const SEND_EARLY: MoveWords = {
  label: 'Mail the code now',
  question: {
    text: 'The receiver gets the code before the day that was chosen.',
    yes: 'Yes, mail it',
  },
};

const WORDS: Record<GiftVoucherMove, MoveWords> = {
  resend: {
    label: 'Mail the code again',
    question: {
      text: 'The receiver gets the mail with the code once more.',
      yes: 'Yes, mail it',
    },
  },
  block: {
    label: 'Block',
    question: {
      text: 'Nobody can enter or spend it. What orders have taken stays paid.',
      yes: 'Yes, block',
    },
  },
  unblock: { label: 'Unblock' },
};

interface GiftVoucherMovesProps {
  card: Pick<StaffGiftVoucherDetail, 'id' | 'code' | 'moves' | 'send_on'>;
  /** The page to return to. */
  from: string;
}

/** What staff can do with a gift voucher; plain forms. */
function GiftVoucherMoves({
  card: { id, code, moves, send_on: day },
  from,
}: GiftVoucherMovesProps) {
  if (moves.length === 0) return <p className="muted">It is used up.</p>;
  return (
    <MoveForms
      action={staffApi.moveGiftVoucher(id)}
      wordsOf={(to) => (to === 'resend' && day ? SEND_EARLY : WORDS[to])}
      about={code}
      {...{ moves, from }}
    />
  );
}
