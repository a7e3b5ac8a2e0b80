import { array, type InferType, mixed, object, string } from 'yup';
import { ofDays } from '../kit/days.ts';
import { counted, deskPaging, deskVersion } from '../kit/desk.ts';
import { endpoint } from '../kit/endpoint.ts';
import { oneOf } from '../kit/fields.ts';
import { sentCalls } from '../kit/sent.ts';
import { anyText, count, done, id, text } from '../kit/shapes.ts';
import { ROLE_OF_KIND } from '../shop/roles.ts';
import { TRAIL_ACTIONS } from './trail-actions.ts';

/** Fields of an entry, by name. */
const someFields = () =>
  mixed<Record<string, unknown>>((value): value is Record<string, unknown> => isRecord(value))
    .nullable()
    .defined();

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const trailRow = object({
  version: deskVersion(),
  /** `added`, `changed`, `removed`, or the name of a move: `published`. */
  action: text(),
  by: text(),
  /** ISO 8601, UTC. */
  at: text(),
  /** The fields that differ; null for what was added. */
  before: someFields(),
  /** The same fields since; null for what was removed. */
  after: someFields(),
});
export type TrailRow = InferType<typeof trailRow>;

/** A change in the list of all of them. */
const trailListRow = object({
  id: count(),
  /** `product`, `category` … */
  kind: text(),
  object_id: text(),
  /** The name of the thing, where the change tells it. */
  name: anyText(),
  action: text(),
  by: text(),
  /** ISO 8601, UTC. */
  at: text(),
  /** Some of the fields that differ. */
  fields: array(text()).required(),
});
export type TrailListRow = InferType<typeof trailListRow>;

const kind = () =>
  string()
    .matches(/^[a-z][a-z_]{0,39}$/)
    .required();

/** `q` is how the name of who changed something begins. */
const wholeTrail = sentCalls({
  role: ROLE_OF_KIND.trail,
  path: '/staff/trail/',
  what: 'changes at the desk',
  row: trailListRow,
  detail: trailListRow,
  filters: {
    kind: kind().optional(),
    action: oneOf('Done', TRAIL_ACTIONS).optional(),
    /** The account of who changed it. */
    by: id().optional(),
    ...ofDays,
  },
  sort: ['at'],
  usual: 'desc',
});

/** The calls that read the trail of anything that a desk manages. */
export const trailEndpoints = {
  listWholeTrail: wholeTrail.list,
  listTrail: endpoint({
    summary: 'Who changed a thing, when and what, the newest first; for staff',
    method: 'GET',
    path: '/staff/trail/{kind}/{id}/',
    access: 'staff',
    role: 'of its kind',
    params: object({ kind: kind(), id: string().max(64).required() }),
    query: object(deskPaging),
    answer: object({ ...done, data: array(trailRow).required(), ...counted }),
  }),
  readVersion: endpoint({
    summary: 'A whole thing as of an earlier version, to be saved again; for staff',
    method: 'GET',
    path: '/staff/trail/{kind}/{id}/{version}/',
    access: 'staff',
    role: 'of its kind',
    params: object({
      kind: kind(),
      id: string().max(64).required(),
      version: string()
        .matches(/^\d{1,15}$/)
        .required(),
    }),
    /** Of a version that removed it, as it last was; of version 0, as it was before all changes. */
    answer: object({ ...done, data: someFields().nonNullable() }),
  }),
};
