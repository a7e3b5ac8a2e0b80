import { BLOCK_REASONS, type CustomerMove } from '@/contract/staff/customer-states';
import type { StaffCustomerDetail } from '@/contract/staff/customers';
import { staffApi } from '@/lib/api-routes/staff';
import { MoveForms, type MoveWords } from '../moves/move-forms';
import { ReasonField } from '../moves/reason-field';

const WORDS: Record<CustomerMove, MoveWords> = {
  log_out: { label: 'Log out everywhere' },
  block: {
    label: 'Block',
    question: {
      text: 'All logins end, and nobody gets in with this mobile or email. Orders go on.',
      yes: 'Yes, block',
    },
  },
  unblock: { label: 'Unblock' },
  erase: {
    label: 'Erase',
    question: {
      text: 'For ever: the login, addresses, messages, appointments and notes are deleted; orders, reviews and gift vouchers stay without a name, and what is left on a voucher is lost. Invoices stay as issued, as tax law demands. Hand out the data first, if the customer asks for it.',
      yes: 'Yes, erase for ever',
    },
  },
};

interface CustomerMovesProps {
  customer: Pick<StaffCustomerDetail, 'id' | 'name' | 'moves'>;
  /** The page to return to. */
  from: string;
}

/** What staff can do with an account; plain forms. */
export function CustomerMoves({ customer: { id, name, moves }, from }: CustomerMovesProps) {
  if (moves.length === 0) return <p className="muted">The person is erased.</p>;
  return (
    <MoveForms
      action={staffApi.moveCustomer(id)}
      wordsOf={(to) => WORDS[to]}
      fieldsOf={(to) => to === 'block' && <ReasonField id={id} reasons={BLOCK_REASONS} required />}
      about={name}
      {...{ moves, from }}
    >
      <a className="inline-row touch-low link" href={staffApi.exportCustomer(id)} download>
        All data of the customer, as a file
      </a>
    </MoveForms>
  );
}
