import { beforeAll, describe, expect, test } from '@jest/globals';
import { type Caller, WRITES } from '@/__tests__/support/accepted-bodies';
import {
  type CanaryPerson,
  canaryPerson,
  PRODUCT,
  startIdsAt,
} from '@/__tests__/support/canary-person';
import { fieldsNaming, ownIdOf, pathTo } from '@/__tests__/support/naming-calls';
import { newCustomer } from '@/__tests__/support/new-customer';
import { SAMPLE_ADDRESS } from '@/__tests__/support/sample-address';
import { type Answer, onEachApp } from '@/__tests__/support/test-app';
import { toForm } from '@/__tests__/support/to-form';
import { type EndpointName, endpoints } from '@/contract/endpoints';
import { absolutePath, type Endpoint, fileTypeOf } from '@/contract/kit/endpoint';

type Headers = Record<string, string>;
type Row = [EndpointName, Endpoint];

const rows = (Object.entries(endpoints) as Row[]).filter(
  ([, row]) => fileTypeOf(row) === undefined,
);
const reads = rows.filter(([, { method }]) => method === 'GET');
const writes = rows.filter(([, { method }]) => method !== 'GET');

const SECRET_FIELD = /hash|salt|(^|_)otp|token|secret|password|claimed/i;
/** Intended exceptions: a login's own token, and the fields of a challenge and of PayU's form. */
const NAMED_FOR_A_REASON: Partial<Record<EndpointName, RegExp>> = {
  signin: /^data\.token$/,
  signinByPasskey: /^data\.token$/,
  verifyLoginCode: /^data\.token$/,
  getCaptcha: /^challenge\./,
  getWishlistLink: /^data\.token$/,
  shareWishlist: /^data\.token$/,
  startPayment: /^fields\.hash$/,
};

/** They open by a token or signature, which is not known here. */
const BY_LINK: EndpointName[] = ['getPreview', 'getSharedWishlist', 'trackOrder'];

/** The paths of the answer's fields whose names indicate a secret. */
function secretFields(value: unknown, path: string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const at = [...path, name];
    // A refused form has an error for each invalid field, also for a password.
    const isSecret = path[0] !== 'errors' && SECRET_FIELD.test(name);
    return [...(isSecret ? [at.join('.')] : []), ...secretFields(inner, at)];
  });
}

const textOf = ({ headers, body }: Answer) => JSON.stringify(body) + JSON.stringify([...headers]);
const found = (marks: string[], text: string) =>
  marks.filter((mark) => text.toLowerCase().includes(mark.toLowerCase()));

onEachApp((app) => {
  let owner: CanaryPerson;
  let other: CanaryPerson;
  let made = 0;

  beforeAll(async () => {
    owner = await canaryPerson(app, { prefix: 'Qzv', digits: '7319050' });
    other = await canaryPerson(app, { prefix: 'Wxk', digits: '8264170' });
    await startIdsAt(app, '900000000');
  });

  /** A caller with a cart and an address only. */
  async function newCaller(isStaff: boolean): Promise<Caller> {
    made += 1;
    const phone = `+91980022${String(made).padStart(4, '0')}`;
    const { id, email } = await newCustomer(app.db, { phone, isStaff });
    const who = await app.customer(id);
    const cart = await app.call('POST /cart/', { who, body: { pid: PRODUCT, quantity: 1 } });
    const address = await app.call('POST /user/address/', { who, body: SAMPLE_ADDRESS });
    const lineId = cart.body.data.cart_items[0].id;
    return { app, who, email, phone, lineId, addressId: address.body.data.id };
  }

  /** Sends a call and checks the whole answer for secret fields. */
  async function look([name, row]: Row, path: string, who: Headers, fields?: object) {
    const body = row.bodyKind === 'multipart' ? toForm(fields ?? {}) : fields;
    const answer = await app.call(`${row.method} ${path}`, { who, body });
    expect(answer.status).toBeLessThan(500);
    const reason = NAMED_FOR_A_REASON[name];
    expect(secretFields(answer.body).filter((field) => !reason?.test(field))).toEqual([]);
    return { answer, text: textOf(answer) };
  }
  const canaries = ({ visible, hidden }: CanaryPerson) => [...visible, ...hidden];

  test('are returned to their owner, except the hidden ones', async () => {
    let text = '';
    for (const [name, row] of reads) {
      const { answer, ...read } = await look([name, row], pathTo(row, name, owner), owner.who);
      // The demo has no landing page.
      const expected = [...BY_LINK, 'getLandingPage'].includes(name) ? 404 : 200;
      expect([name, answer.status]).toEqual([name, row.access === 'staff' ? 403 : expected]);
      text += read.text;
    }
    expect(found(owner.visible, text)).toEqual(owner.visible);
    expect(found(owner.hidden, text)).toEqual([]);
  });

  /** The headers of each kind of other caller. */
  const STRANGERS = {
    nobody: async () => ({ who: {} }),
    'a visitor': async () => ({ who: await app.visitor() }),
    'another customer': () => loggedIn('another customer'),
    staff: () => loggedIn('staff'),
  };
  type Kind = keyof typeof STRANGERS;
  const KINDS = Object.keys(STRANGERS) as Kind[];
  const standing = new Map<Kind, Caller>();

  /** The same caller again, until a call has ended the login. */
  async function loggedIn(kind: Kind): Promise<Caller> {
    const last = standing.get(kind);
    const isIn = last && (await app.call('GET /user/elite_check/', last)).status === 200;
    const caller = isIn ? last : await newCaller(kind === 'staff');
    standing.set(kind, caller);
    return caller;
  }

  /** The callers to whom a read shows nothing of others; staff read the lists of the dashboard. */
  const strangersOf = ({ access }: Endpoint) =>
    KINDS.filter((kind) => kind !== 'staff' || access !== 'staff');

  describe.each(reads)('%s', (name, row) => {
    test.each(strangersOf(row))('shows %s no data of another customer', async (kind) => {
      const { who } = kind === 'another customer' ? other : await STRANGERS[kind]();
      for (const path of new Set([owner, other].map((person) => pathTo(row, name, person)))) {
        const { text } = await look([name, row], path, who);
        expect(found(canaries(owner), text)).toEqual([]);
      }
    });
  });

  describe.each(writes)('%s', (name, row) => {
    const { body, at, status = 200 } = WRITES[name] ?? {};

    test.each(KINDS)('answers %s no data of another customer whose ids it names', async (kind) => {
      const { who } = await STRANGERS[kind]();
      const accepted = (await body?.(await loggedIn('another customer'))) ?? {};
      // Any caller who knows the txnid of a payment may pay it.
      const path = pathTo(row, name, name === 'startPayment' ? other : owner);
      const fields = { ...accepted, ...fieldsNaming(row, owner) };
      const { text } = await look([name, row], path, who, fields);
      // Staff who move an order read its number.
      const isForStaff = kind === 'staff' && row.access === 'staff';
      const marks = isForStaff ? owner.hidden : canaries(owner);
      expect(found(marks, text)).toEqual([]);
    });

    test('answers no data of another customer when accepted', async () => {
      const caller = await newCaller(row.access === 'staff');
      const own = (await at?.(caller)) ?? '';
      const path = absolutePath(row.path);
      const place = path.includes('{')
        ? path.replace(/\{\w+\}/, own || ownIdOf(path, caller))
        : path + own;
      const { answer, text } = await look([name, row], place, caller.who, await body?.(caller));
      expect(answer.status).toBe(status);
      expect(found([...canaries(owner), ...canaries(other)], text)).toEqual([]);
    });
  });
});
