import { array, type InferType, mixed, object, string } from 'yup';
import { counted, deskPaging, deskVersion } from '../kit/desk.ts';
import { endpoint } from '../kit/endpoint.ts';
import { done, text } from '../kit/shapes.ts';

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

const kind = () =>
  string()
    .matches(/^[a-z][a-z_]{0,39}$/)
    .required();

/** The calls that read the trail of anything that a desk manages. */
export const trailEndpoints = {
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
