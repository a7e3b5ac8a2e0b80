import { array, boolean, type InferType, object, string } from 'yup';
import { endpoint } from '../kit/endpoint.ts';
import { done, text } from '../kit/shapes.ts';

const login = object({
  /** Names the login, and opens nothing. */
  id: text(),
  /** ISO 8601, UTC. */
  began_at: text(),
  /** The same, to the minute. */
  used_at: text(),
  /** The browser that logged in, `Safari on iPhone`; null: not known. */
  device: string().nullable().defined().default(null),
  /** It makes this call. */
  is_this: boolean().required(),
});
export type OwnLogin = InferType<typeof login>;

/** Where a member of staff is logged in. Not in the specification. */
export const loginEndpoints = {
  listLogins: endpoint({
    summary: "The caller's logins that can still be used, the newest first; for staff",
    method: 'GET',
    path: '/staff/logins/',
    access: 'staff',
    role: 'any',
    answer: object({ ...done, data: array(login).required() }),
  }),
  endLogin: endpoint({
    summary: "End one of the caller's logins, or nothing where it has ended; for staff",
    method: 'POST',
    path: '/staff/logins/{loginId}/end/',
    access: 'staff',
    role: 'any',
    params: object({
      loginId: string()
        .matches(/^[0-9a-f]{16}$/)
        .required(),
    }),
    body: object({}),
    answer: object(done),
  }),
};
