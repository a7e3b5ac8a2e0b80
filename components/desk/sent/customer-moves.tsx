import { ReturnToFields } from '@/components/shared/return-to-fields.client';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { BLOCK_REASONS, type CustomerMove } from '@/contract/staff/customer-states';
import type { StaffCustomerDetail } from '@/contract/staff/customers';
import { staffApi } from '@/lib/api-routes/staff';
import { FormKey } from '../moves/form-key';
import { MoveButton } from '../moves/move-button';
import styles from '../moves/moves.module.css';

interface Words {
  label: string;
  /** What cannot simply be taken back, and the words of the button below it. */
  question?: { text: string; yes: string };
}

const WORDS: Record<CustomerMove, Words> = {
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
    <div className={`stack hug gap-1-half ${styles.moves}`}>
      {moves.map((to) => (
        <form key={to} action={staffApi.moveCustomer(id)} method="post">
          <ReturnToFields next={from} from={from} />
          <FormKey />
          <MoveButton to={to} about={name} {...WORDS[to]}>
            {to === 'block' && <WhyBlocked id={id} />}
          </MoveButton>
        </form>
      ))}
      <a className="inline-row touch-low link" href={staffApi.exportCustomer(id)} download>
        All data of the customer, as a file
      </a>
    </div>
  );
}

function WhyBlocked({ id }: { id: number }) {
  return (
    <Field id={`reason-${id}`} label="Reason" required>
      {(control) => (
        <Select {...control} name="reason" defaultValue="">
          <option value="">Please choose</option>
          {Object.entries(BLOCK_REASONS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
