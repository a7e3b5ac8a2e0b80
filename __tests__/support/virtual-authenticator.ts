import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** What a browser or a key says otherwise than it should. */
interface Lie {
  origin?: string;
  rpID?: string;
  type?: string;
  challenge?: string;
  /** The count of signatures; by default it grows. */
  counter?: number;
  isAbsent?: boolean;
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const inJson = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** A browser with one passkey on P-256, which makes true attestations ("none") and assertions. */
export class VirtualAuthenticator {
  readonly id = inJson(randomBytes(32));
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #site: { origin: string; rpID: string };
  readonly #verifies: boolean;
  counter = 0;

  /** `verifies`: false for a security key without a PIN. */
  constructor({ origin, verifies = true }: { origin: string; verifies?: boolean }) {
    this.#site = { origin, rpID: new URL(origin).hostname };
    this.#verifies = verifies;
  }

  /** What `navigator.credentials.create` answers, in JSON. */
  make({ challenge }: { challenge: string }, lie: Lie = {}) {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const coordinate = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
    const publicKey = isoCBOR.encode(
      new Map<number, number | Uint8Array<ArrayBuffer>>([
        ...([
          [1, 2],
          [3, -7],
          [-1, 1],
        ] as const),
        ...([
          [-2, coordinate(x)],
          [-3, coordinate(y)],
        ] as const),
      ]),
    );
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([0, id.length]);
    const added = Buffer.concat([Buffer.alloc(16), length, id, publicKey]);
    const authData = Buffer.concat([this.#facts(lie, HAS_CREDENTIAL), added]);
    const attestationObject = isoCBOR.encode(
      new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(authData)],
      ]),
    );
    const clientDataJSON = inJson(this.#told('webauthn.create', challenge, lie));
    const transports = ['internal'];
    const response = { clientDataJSON, attestationObject: inJson(attestationObject), transports };
    return { id: this.id, rawId: this.id, response };
  }

  /** What `navigator.credentials.get` answers, in JSON. */
  sign({ challenge }: { challenge: string }, lie: Lie = {}) {
    const told = this.#told('webauthn.get', challenge, lie);
    const facts = this.#facts(lie);
    const signature = sign('sha256', Buffer.concat([facts, sha256(told)]), this.#keys.privateKey);
    const response = {
      clientDataJSON: inJson(told),
      authenticatorData: inJson(facts),
      signature: inJson(signature),
    };
    return { id: this.id, rawId: this.id, response };
  }

  /** Authenticator data (WebAuthn, 6.1): for whom, what was shown, and the count. */
  #facts({ rpID = this.#site.rpID, counter, isAbsent = false }: Lie, more = 0): Buffer {
    this.counter = counter ?? this.counter + 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.counter);
    const shown = (isAbsent ? 0 : PRESENT) + (this.#verifies ? VERIFIED : 0) + more;
    return Buffer.concat([sha256(rpID), Buffer.from([shown]), count]);
  }

  #told(type: string, challenge: string, lie: Lie): Buffer {
    const { origin } = this.#site;
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false, ...lie }));
  }
}
