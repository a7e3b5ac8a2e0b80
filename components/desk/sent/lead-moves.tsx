import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { type LeadMove, MAX_REPLY_LENGTH } from '@/contract/staff/lead-moves';
import type { Lead, LeadDetail } from '@/contract/staff/leads';
import { staffApi } from '@/lib/api-routes/staff';
import { MoveForms, type MoveWords } from '../moves/move-forms';

const WORDS: Record<LeadMove, MoveWords> = {
  take: { label: 'Take it' },
  give: { label: 'Give to', question: { text: 'It is then in work, in their name.', yes: 'Give' } },
  reply: {
    label: 'Answer by mail',
    question: {
      text: 'It leaves at once, with what was written below, and marks the message as answered.',
      yes: 'Send answer',
    },
  },
  answered: { label: 'Mark as answered' },
  close: { label: 'Close' },
  reopen: { label: 'Reopen' },
};

interface LeadMovesProps {
  lead: Lead & Partial<LeadDetail>;
  /** The page to return to. */
  from: string;
  moves?: readonly LeadMove[];
}

/** What staff can do with a message, as plain forms. */
export function LeadMoves({ lead, from, moves = movesOf(lead) }: LeadMovesProps) {
  const about = lead.name || lead.company || lead.subject;
  return (
    <MoveForms
      action={staffApi.moveLead(lead.id)}
      moves={moves}
      wordsOf={(to) => WORDS[to]}
      fieldsOf={(to) => <MoveFields to={to} lead={lead} />}
      always={<input type="hidden" name="seen" value={lead.version} />}
      about={about}
      from={from}
    />
  );
}

/** What the state of a message offers. */
function movesOf({ state, email }: Lead): LeadMove[] {
  const reply: LeadMove[] = email ? ['reply'] : [];
  if (state === 'closed') return ['reopen'];
  if (state === 'answered') return [...reply, 'reopen', 'close'];
  return [...reply, 'take', 'give', 'answered', 'close'];
}

function MoveFields({
  to,
  lead: { id, colleagues = [] },
}: Pick<LeadMovesProps, 'lead'> & { to: LeadMove }) {
  if (to === 'reply')
    return (
      <Field id={`reply-${id}`} label="Answer" required>
        {(control) => <Textarea {...control} name="reply" rows={6} maxLength={MAX_REPLY_LENGTH} />}
      </Field>
    );
  if (to !== 'give') return null;
  return (
    <Field id={`assignee-${id}`} label="Colleague" required>
      {(control) => (
        <Select {...control} name="assignee" defaultValue="">
          <option value="">Please choose</option>
          {colleagues.map((colleague) => (
            <option key={colleague.id} value={colleague.id}>
              {colleague.name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
