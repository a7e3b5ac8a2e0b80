import { describe, expect, test } from '@jest/globals';
import { like } from 'drizzle-orm';
import { WRITES } from '@/__tests__/support/accepted-bodies';
import { newCustomer } from '@/__tests__/support/new-customer';
import { onEachApp } from '@/__tests__/support/test-app';
import { type EndpointName, endpoints } from '@/contract/endpoints';
import { absolutePath, type Endpoint } from '@/contract/kit/endpoint';
import { attempts } from '@/shop-api/db/schema/limits';

const RECEIVER = /mail|mobile|phone/;

/** The calls that send a message to what somebody typed, or will: the table of docs/sessions.md. */
const SENDS: EndpointName[] = [
  'sendLoginCode',
  'signup',
  'signupProven',
  'requestPasswordReset',
  'editProfile',
  'getGiftCardPaymentLink',
  'sendInquiry',
  'sendBusinessLead',
  'sendExportLead',
  'bookAppointment',
  'askForStockAlert',
];

/** They send nothing to what was typed, and why. */
const SENDS_NOTHING: Partial<Record<EndpointName, string>> = {
  verifyLoginCode: 'compares a code',
  signin: 'compares a password',
  askSigninPasskey: 'compares a password',
  signinByPasskey: 'the same, and a signature',
  addAddress: 'is stored; only an order of the customer sends to it',
  editAddress: 'the same',
  editContactAddress: 'the same',
  placeOrder: 'names who collects it; messages go to what the customer has proven',
  getOrderPaymentLink: 'the same',
};

function takesReceiver({ access, body }: Endpoint): boolean {
  const fields = (body?.describe() as { fields?: object } | undefined)?.fields ?? {};
  return access !== 'staff' && Object.keys(fields).some((name) => RECEIVER.test(name));
}

describe('the calls of shoppers that take a mailbox or phone', () => {
  test('are all judged by whether they send something to it', () => {
    const rows = Object.entries<Endpoint>(endpoints).filter(([, row]) => takesReceiver(row));
    const judged = [...SENDS, ...Object.keys(SENDS_NOTHING)];
    expect(rows.map(([name]) => name).sort()).toEqual(judged.sort());
  });
});

onEachApp((app) => {
  test.each(SENDS)('%s counts by address and network', async (name) => {
    const { method, path }: Endpoint = endpoints[name];
    const { id, email } = await newCustomer(app.db, { phone: '+919811100001' });
    const who = { ...(await app.customer(id)), 'X-Forwarded-For': '203.0.113.9' };
    const caller = { app, who, email, phone: '+919811100002', lineId: 0, addressId: 0 };
    const write = WRITES[name];
    await app.db.delete(attempts);
    const at = (await write?.at?.(caller)) ?? '';
    const body = { ...(await write?.body(caller)), mobile_no: '+919811100002' };
    await app.call(`${method} ${absolutePath(path).replace(/\{\w+\}/, at)}`, { who, body });
    const counted = await app.db.select().from(attempts).where(like(attempts.key, '%network:%'));
    expect(counted).toHaveLength(1);
  });
});
