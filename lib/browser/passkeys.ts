import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { Assertion, CreationOptions, RequestOptions } from '@/contract/accounts/passkeys';
import { passkeyMessages } from '@/contract/messages/passkeys';
import { ApiError } from '@/lib/api-error';
import { accountApi } from '@/lib/api-routes/account';
import { deskApi } from '@/lib/api-routes/desk';
import type { LoggedIn, MessageAnswer } from '@/lib/view/session';
import { postSignedPasskey } from './account';
import { sendJson } from './http';

/*
 * Passkeys of this browser. Every function throws ApiError, also where the person or the browser
 * refuses. `import()` this module on a tap: no page needs it before.
 */

/** Asks for a passkey, and logs in with it beside email and password. @throws ApiError */
export async function postLogInByPasskey(named: {
  email: string;
  password: string;
}): Promise<LoggedIn> {
  const passkey = await signed(await once<RequestOptions>(accountApi.askPasskey(), named));
  return postSignedPasskey({ ...named, passkey });
}

/** Makes a change of the second factor with a passkey as its proof. Returns the shop's message. @throws ApiError */
export async function postWithPasskey(path: string): Promise<string> {
  return (await once<MessageAnswer>(path, { passkey: await proof() })).message;
}

interface Begin {
  /** What was typed, if anything. */
  code: string;
  hasPasskey: boolean;
}

/**
 * Returns what this browser needs to make a passkey: with a code as proof, else with a passkey where the
 * person has one. @throws ApiError
 */
export async function postBeginPasskey({ code, hasPasskey }: Begin): Promise<CreationOptions> {
  const byKey = !code && hasPasskey;
  const body = { ...(code && { code }), ...(byKey && { passkey: await proof() }) };
  return (await once<{ data: CreationOptions }>(`${PASSKEYS}/begin`, body)).data;
}

/** Makes a passkey and keeps it. Returns the shop's message. @throws ApiError */
export async function postNewPasskey(begun: CreationOptions): Promise<string> {
  const passkey = await startRegistration({ optionsJSON: begun }).catch(refuse);
  return (await once<MessageAnswer>(PASSKEYS, { passkey })).message;
}

async function proof(): Promise<Assertion> {
  return signed((await once<{ data: RequestOptions }>(`${PASSKEYS}/ask`, {})).data);
}

function signed(optionsJSON: RequestOptions): Promise<Assertion> {
  return startAuthentication({ optionsJSON }).catch(refuse);
}

const PASSKEYS = deskApi.call('second-factor/passkeys');

/** A challenge is taken once, so nothing is repeated. */
function once<Answer>(path: string, body: object): Promise<Answer> {
  return sendJson<Answer>('post', path, { body, isOnce: true });
}

const SAID: Readonly<Record<string, string>> = {
  NotAllowedError: passkeyMessages.cancelled,
  AbortError: passkeyMessages.cancelled,
  InvalidStateError: passkeyMessages.onThisDevice,
  SecurityError: passkeyMessages.elsewhere,
};

/** Says in the words of the shop why the browser refused. */
function refuse(error: unknown): never {
  const name = error instanceof Error ? error.name : '';
  throw new ApiError('domain', SAID[name] ?? passkeyMessages.failed, { cause: error });
}
