import { ReturnToFields } from '@/components/shared/return-to-fields.client';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Note } from '@/components/ui/note';
import { Panel } from '@/components/ui/panel';
import { Textarea } from '@/components/ui/textarea';
import { MAX_NOTE_LENGTH } from '@/contract/shop/limits';
import type { StaffNote } from '@/contract/staff/notes';
import { staffApi } from '@/lib/api-routes/staff';
import { Moment } from '../moment';
import { FormKey } from '../moves/form-key';
import styles from './sent-entry.module.css';

interface NotesProps {
  /** Of what they are: `order`. */
  kind: string;
  id: number;
  /** The newest first; null if they could not be read. */
  notes: readonly StaffNote[] | null;
  /** The page to return to. */
  from: string;
}

/** What staff have written down about something that a customer sent; a plain form adds to it. */
export function Notes({ kind, id, notes, from }: NotesProps) {
  return (
    <Panel>
      <h2>Notes of staff</h2>
      {!notes && <Note tone="error">The notes could not be read.</Note>}
      <ol className={styles.lines}>
        {notes?.map((note) => (
          <li key={note.id}>
            <p className="pre-line wrap-anywhere">{note.text}</p>
            <p className="caption muted">
              {note.by}, <Moment iso={note.at} />
            </p>
          </li>
        ))}
      </ol>
      <form action={staffApi.addNote(kind, id)} method="post" className="stack gap-3">
        <ReturnToFields next={from} from={from} />
        <FormKey />
        <Field id="note" label="New note" hint="Customers never see it" required>
          {(control) => <Textarea {...control} name="text" rows={2} maxLength={MAX_NOTE_LENGTH} />}
        </Field>
        <Button type="submit" className="fit" variant="quiet" size="small">
          Add note
        </Button>
      </form>
    </Panel>
  );
}
