import { array, type InferType, number, object, string } from 'yup';
import { endpoint } from '../kit/endpoint.ts';
import { optionalText, requiredText } from '../kit/fields.ts';
import { count, done, messageAnswer, text } from '../kit/shapes.ts';
import { fieldMessages } from '../messages/fields.ts';
import { loginAnswer, signinBody } from './account.ts';

/** How a browser reaches an authenticator (WebAuthn, 5.8.4). */
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

export type PasskeyTransport = (typeof TRANSPORTS)[number];

/** Bytes in base64url, as browsers send them. */
const bytes = (max: number) =>
  requiredText('Passkey', max).matches(/^[\w-]+$/, { message: fieldMessages.notValid('Passkey') });

const credential = { id: bytes(1400), rawId: bytes(1400) };

/** What a passkey has signed: the answer of `navigator.credentials.get`, in JSON. */
const assertion = object({
  ...credential,
  response: object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(2000),
    signature: bytes(8000),
  }).required(),
});
export type Assertion = InferType<typeof assertion>;

/** A new passkey: the answer of `navigator.credentials.create`, in JSON. */
const attestation = object({
  ...credential,
  response: object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: array(string().oneOf(TRANSPORTS).required()).max(TRANSPORTS.length),
  }).required(),
});
export type Attestation = InferType<typeof attestation>;

/** That the second factor is at hand: a code of the app, a recovery code, or a passkey. */
export const proofBody = object({
  code: optionalText('OTP', 40),
  passkey: assertion.optional().default(undefined),
});
export type FactorProof = InferType<typeof proofBody>;

/** The same with the password. */
export const passkeySigninBody = signinBody
  .pick(['email', 'password'])
  .shape({ passkey: assertion.required() });

const descriptor = object({
  id: text(),
  type: string().oneOf(['public-key']).required(),
  transports: array(string().oneOf(TRANSPORTS).required()).required(),
});

/** What `navigator.credentials.get` is given, in JSON. */
const requestOptions = object({
  challenge: text(),
  rpId: text(),
  /** Milliseconds. */
  timeout: count(),
  userVerification: string().oneOf(['preferred']).required(),
  allowCredentials: array(descriptor.required()).required(),
});

/** What `navigator.credentials.create` is given, in JSON. */
const creationOptions = object({
  challenge: text(),
  rp: object({ id: text(), name: text() }).required(),
  user: object({ id: text(), name: text(), displayName: string().defined() }).required(),
  pubKeyCredParams: array(
    object({ alg: number().integer().required(), type: string().oneOf(['public-key']).required() }),
  ).required(),
  /** Milliseconds. */
  timeout: count(),
  attestation: string().oneOf(['none']).required(),
  excludeCredentials: array(descriptor.required()).required(),
  authenticatorSelection: object({
    residentKey: string().oneOf(['preferred']).required(),
    userVerification: string().oneOf(['preferred']).required(),
  }).required(),
});

export type RequestOptions = InferType<typeof requestOptions>;
export type CreationOptions = InferType<typeof creationOptions>;

const requestAnswer = object({ ...done, data: requestOptions });
const creationAnswer = object({ ...done, data: creationOptions });

const ofStaff = { method: 'POST', access: 'staff', role: 'any', unkeyed: true } as const;

/** Keys of browsers and devices (WebAuthn) beside the password of people of the staff. Not in the specification. */
export const passkeyEndpoints = {
  askSigninPasskey: endpoint({
    summary: 'After a right password: what a browser needs to ask for a passkey of the account',
    method: 'POST',
    path: '/user/signin/passkey/ask/',
    access: 'public',
    body: signinBody.pick(['email', 'password']),
    answer: requestAnswer,
  }),
  signinByPasskey: endpoint({
    summary: 'Log in with email, password and passkey',
    method: 'POST',
    path: '/user/signin/passkey/',
    access: 'public',
    body: passkeySigninBody,
    answer: loginAnswer,
  }),
  askPasskey: endpoint({
    ...ofStaff,
    summary: "What a browser needs to ask for one of the caller's passkeys; for staff",
    path: '/staff/second-factor/passkeys/ask/',
    body: object({}),
    answer: requestAnswer,
  }),
  beginPasskey: endpoint({
    ...ofStaff,
    summary: 'What a browser needs to make a passkey; who has a second factor proves it; for staff',
    path: '/staff/second-factor/passkeys/begin/',
    withoutFactor: true,
    body: proofBody,
    answer: creationAnswer,
  }),
  addPasskey: endpoint({
    ...ofStaff,
    summary: 'Keep a passkey that was just made; for staff',
    path: '/staff/second-factor/passkeys/',
    withoutFactor: true,
    body: object({ passkey: attestation.required() }),
    answer: messageAnswer,
  }),
  removePasskey: endpoint({
    ...ofStaff,
    summary: 'Remove a passkey by a code, or by any passkey of the caller; for staff',
    path: '/staff/second-factor/passkeys/{id}/remove/',
    body: proofBody,
    answer: messageAnswer,
  }),
};
