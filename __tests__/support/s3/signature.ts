import { createHash, createHmac } from 'node:crypto';
import { SignatureV4 } from '@smithy/signature-v4';
import { Refusal } from './refusal.ts';

/** Who may use the store. */
export interface Account {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

/** A request with the whole of its body. */
export interface SentRequest {
  method: string;
  /** As it was sent: escaped, with its query. */
  path: string;
  headers: Record<string, string>;
  body: Buffer;
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=(?<key>[^/]+)\/\d{8}\/(?<region>[^/]+)\/s3\/aws4_request, SignedHeaders=(?<names>[^,]+), Signature=[0-9a-f]{64}$/;
/** A clock that is further away is refused. */
const CLOCK_LIMIT_MS = 15 * 60_000;

/** Refuses a request that the account has not signed, with its body and what it signed of its headers. */
export async function assertSigned(request: SentRequest, account: Account): Promise<void> {
  const { headers, body } = request;
  const { key, region, names } = AUTHORIZATION.exec(headers.authorization ?? '')?.groups ?? {};
  if (!names) throw new Refusal(403, 'AccessDenied');
  if (key !== account.accessKeyId) throw new Refusal(403, 'InvalidAccessKeyId');
  if (region !== account.region) throw new Refusal(400, 'AuthorizationHeaderMalformed');
  const signed = names.split(';');
  const needed = Object.keys(headers).filter((name) => name.startsWith('x-amz-'));
  if (!['host', ...needed].every((name) => signed.includes(name)))
    throw new Refusal(403, 'AccessDenied');
  if (headers['x-amz-content-sha256'] !== createHash('sha256').update(body).digest('hex'))
    throw new Refusal(400, 'XAmzContentSHA256Mismatch');
  const signingDate = dateOf(headers['x-amz-date'] ?? '');
  if (Math.abs(signingDate.getTime() - Date.now()) > CLOCK_LIMIT_MS)
    throw new Refusal(403, 'RequestTimeTooSkewed');
  const expected = await signatureOf(request, signed, { account, signingDate });
  if (expected !== headers.authorization) throw new Refusal(403, 'SignatureDoesNotMatch');
}

interface Signing {
  account: Account;
  signingDate: Date;
}

async function signatureOf(
  { method, path, headers }: SentRequest,
  names: readonly string[],
  { account, signingDate }: Signing,
): Promise<string> {
  const { region, ...credentials } = account;
  const signer = new SignatureV4({
    service: 's3',
    region,
    credentials,
    sha256: Sha256,
    uriEscapePath: false,
    applyChecksum: false,
  });
  const url = new URL(path, 'http://store');
  const query: Record<string, string[]> = {};
  for (const [name, value] of url.searchParams) query[name] = [...(query[name] ?? []), value];
  const signed = await signer.sign(
    {
      method,
      protocol: 'http:',
      hostname: headers.host ?? '',
      path: path.split('?')[0] ?? '',
      query,
      headers: Object.fromEntries(names.map((name) => [name, headers[name] ?? ''])),
    },
    { signingDate, signableHeaders: new Set(names) },
  );
  return signed.headers.authorization ?? '';
}

/** `20261127T182513Z` */
function dateOf(text: string): Date {
  const [, day = '', time = ''] = /^(\d{8})T(\d{6})Z$/.exec(text) ?? [];
  return new Date(
    `${day.replace(/(....)(..)(..)/, '$1-$2-$3')}T${time.replace(/(..)(..)(..)/, '$1:$2:$3')}Z`,
  );
}

/** The hashes that the signer asks for, by Node's own. */
class Sha256 {
  readonly #hash;

  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    const key = typeof secret === 'string' ? secret : secret && bytesOf(secret);
    this.#hash = key === undefined ? createHash('sha256') : createHmac('sha256', key);
  }

  update(data: string | Uint8Array): void {
    this.#hash.update(data);
  }

  async digest(): Promise<Uint8Array> {
    return this.#hash.digest();
  }
}

function bytesOf(secret: ArrayBuffer | ArrayBufferView): Uint8Array {
  if (!ArrayBuffer.isView(secret)) return new Uint8Array(secret);
  return new Uint8Array(secret.buffer, secret.byteOffset, secret.byteLength);
}
