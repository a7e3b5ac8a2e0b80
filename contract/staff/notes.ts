import { array, type InferType, object, string } from 'yup';
import { counted, deskPaging } from '../kit/desk.ts';
import { endpoint } from '../kit/endpoint.ts';
import { oneOf, requiredLines } from '../kit/fields.ts';
import { done, id, text } from '../kit/shapes.ts';
import { MAX_NOTE_LENGTH } from '../shop/limits.ts';

/** What staff may note something about, named as in the trail. */
export const NOTED_KINDS = [
  'order',
  'return_request',
  'refund',
  'review',
  'lead',
  'appointment',
  'customer',
  'gift_voucher',
] as const;
export type NotedKind = (typeof NOTED_KINDS)[number];

const note = object({
  id: id(),
  by: text(),
  /** ISO 8601, UTC. */
  at: text(),
  text: text(),
});
export type StaffNote = InferType<typeof note>;

const path = '/staff/notes/{kind}/{id}/';
const params = object({
  kind: oneOf('Kind', NOTED_KINDS).required(),
  id: string()
    .matches(/^[1-9]\d{0,8}$/)
    .required(),
});

/** Notes of staff, which no customer sees. None of these calls is in the specification. */
export const noteEndpoints = {
  listNotes: endpoint({
    summary: 'What staff have noted about a thing, the newest first; for staff',
    method: 'GET',
    path,
    access: 'staff',
    role: 'of its kind',
    params,
    query: object(deskPaging),
    answer: object({ ...done, data: array(note).required(), ...counted }),
  }),
  addNote: endpoint({
    summary: 'Note something about a thing, for other staff to read; for staff',
    method: 'POST',
    path,
    access: 'staff',
    role: 'of its kind',
    params,
    body: object({ text: requiredLines('Note', MAX_NOTE_LENGTH) }),
    answer: object({ ...done, data: note }),
  }),
};
