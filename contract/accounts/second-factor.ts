import { array, boolean, type InferType, number, object, string } from 'yup';
import { endpoint } from '../kit/endpoint.ts';
import { requiredText } from '../kit/fields.ts';
import { done, id, text } from '../kit/shapes.ts';
import { proofBody } from './passkeys.ts';

/** A code of the app, or a recovery code. */
export const factorBody = object({ code: requiredText('OTP', 40) });

const passkey = object({
  id: id(),
  /** The browser that added it, `Safari on iPhone`; null: not known. */
  name: string().nullable().defined().default(null),
  /** ISO 8601, UTC. */
  added_at: text(),
  /** The same; null: not yet. */
  used_at: string().nullable().defined().default(null),
});
export type OwnPasskey = InferType<typeof passkey>;

const state = object({
  /** The app, whose codes are asked for. */
  is_set_up: boolean().required(),
  /** Recovery codes that are not used yet. */
  recovery_codes_left: number().integer().min(0).required(),
  /** What an app is told while the set-up is not finished; null before and after. */
  setup: object({
    /** In base 32, to be typed. */
    secret: text(),
    /** The picture that an app scans: an SVG. */
    qr: text(),
  })
    .nullable()
    .defined()
    .default(null),
  /** In the order of their adding. */
  passkeys: array(passkey.required()).required(),
});

export type SecondFactor = InferType<typeof state>;

/** Codes by time (RFC 6238), and the passkeys of `passkeys.ts`, beside the password of people of the staff. Not in the specification. */
export const secondFactorEndpoints = {
  getSecondFactor: endpoint({
    summary: 'Whether the caller has a second factor; for staff',
    method: 'GET',
    path: '/staff/second-factor/',
    access: 'staff',
    role: 'any',
    withoutFactor: true,
    answer: object({ ...done, data: state }),
  }),
  beginSecondFactor: endpoint({
    summary: 'Make a secret for an authenticator app; who has a passkey proves it; for staff',
    method: 'POST',
    path: '/staff/second-factor/',
    access: 'staff',
    role: 'any',
    withoutFactor: true,
    unkeyed: true,
    body: proofBody,
    answer: object({ ...done, message: text() }),
  }),
  confirmSecondFactor: endpoint({
    summary: 'Finish the set-up by a code of the app; answers the recovery codes once; for staff',
    method: 'POST',
    path: '/staff/second-factor/confirm/',
    access: 'staff',
    role: 'any',
    withoutFactor: true,
    unkeyed: true,
    body: factorBody,
    answer: object({
      ...done,
      message: text(),
      recovery_codes: array(string().required()).required(),
    }),
  }),
  endSecondFactor: endpoint({
    summary: 'Remove the app and the recovery codes by a code or a passkey; for staff',
    method: 'POST',
    path: '/staff/second-factor/end/',
    access: 'staff',
    role: 'any',
    unkeyed: true,
    body: proofBody,
    answer: object({ ...done, message: text() }),
  }),
};
