import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import type { ReturnState } from '@/contract/returns/return-states';
import type { StaffReturn } from '@/contract/returns/returns';
import { MAX_RETURN_TEXT_LENGTH } from '@/contract/shop/limits';
import { formatRupees } from '@/contract/shop/money';
import { staffApi } from '@/lib/api-routes/staff';
import { MoveForms } from '../moves/move-forms';

const LABELS: Record<ReturnState, string> = {
  requested: 'Mark as requested',
  approved: 'Approve',
  collected: 'Mark as collected',
  replaced: 'Replacement is sent',
  refunded: 'Refund',
  declined: 'Decline',
  withdrawn: 'Mark as withdrawn',
};

interface ReturnMovesProps {
  request: StaffReturn;
  /** The list to return to. */
  from: string;
}

/** A form for every state that the request may move to; plain forms. */
export function ReturnMoves({ request, from }: ReturnMovesProps) {
  if (request.moves.length === 0) return null;
  return (
    <MoveForms
      action={staffApi.moveReturn(request.id)}
      moves={request.moves}
      wordsOf={(to) => ({ label: LABELS[to], question: questionOf(to, request) })}
      fieldsOf={(to) => fieldsOf(to, request)}
      about={request.product_name}
      from={from}
    />
  );
}

/** Returns what is asked before a move that cannot be taken back. */
function questionOf(to: ReturnState, request: StaffReturn) {
  const text = consequenceOf(to, request);
  return text === undefined ? undefined : { text, yes: `Yes, ${LABELS[to].toLowerCase()}` };
}

/** Returns what a move brings about that cannot be taken back. */
function consequenceOf(to: ReturnState, request: StaffReturn): string | undefined {
  if (to === 'refunded') {
    return `${formatRupees(request.refundable_amt)} goes back to the customer: the item after its discount, with its share of the delivery. A credit note says so.`;
  }
  if (to === 'replaced') return `${request.quantity} of it leaves the stock.`;
  return to === 'declined' ? 'The customer reads your reason.' : undefined;
}

function fieldsOf(to: ReturnState, { id }: StaffReturn) {
  if (to === 'declined') return <WhyDeclined id={id} />;
  const label = 'The goods are as new: put them back into the stock';
  return to === 'refunded' && <Checkbox name="restock" value="true" label={label} />;
}

function WhyDeclined({ id }: { id: number }) {
  return (
    <Field id={`answer-${id}`} label="Reason" required>
      {(control) => (
        <Textarea {...control} name="answer" rows={2} maxLength={MAX_RETURN_TEXT_LENGTH} />
      )}
    </Field>
  );
}
