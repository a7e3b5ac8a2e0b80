import { COMPANY_ID } from '../../../contract/shop/limits.ts';
import type { Database } from '../../db/database.ts';
import type { Context } from '../../domain/kernel/context.ts';
import type { Customer } from '../../domain/kernel/who.ts';
import { settlers } from '../../domain/settlers.ts';
import { altcha } from '../../providers/captcha/altcha.ts';
import type { Clock } from '../../providers/clock.ts';
import { openGoodsFiles } from '../../providers/goods-files/open-goods-files.ts';
import { randomIds } from '../../providers/ids.ts';
import { pdfInvoices } from '../../providers/invoice/pdf-invoices.ts';
import { keysFrom } from '../../providers/keys.ts';
import type { Outbox } from '../../providers/outbox.ts';
import { argon2Passwords } from '../../providers/passwords/argon2-passwords.ts';
import { demoGateway } from '../../providers/payment/demo/demo-gateway.ts';
import { ForkedPictureMaker } from '../../providers/pictures/picture-maker.ts';
import { openPictureStore } from '../../providers/pictures/picture-store.ts';
import { demoSms } from '../../providers/sms/sms.ts';
import { sharpAvatarMaker, sharpPhotoMaker } from '../../providers/uploads/sharp-upload-makers.ts';

/** Returns the context of a verb that somebody calls at a moment. */
export type ContextAt = (customer: Pick<Customer, 'customerId' | 'isStaff'>, at: Date) => Context;

/** The secrets of a shop never sign what the seed writes. */
const keys = keysFrom('the seed of the demo shop signs nothing that is checked later');
const NO_MESSAGES: Outbox = { add: async () => undefined, latest: async () => [] };
const ORIGIN = 'http://localhost:3000';

/**
 * Returns the contexts of the verbs that make the history of the demo shop. They share one clock:
 * use one context before asking for the next.
 */
export function demoContexts(tx: Database, memberIds: readonly number[]): ContextAt {
  let now = new Date(0);
  const clock = { now: () => now };
  const shared = { ...providers(clock), db: tx, address: '127.0.0.1', clock };
  return ({ customerId, isStaff }, at) => {
    now = at;
    const isMember = memberIds.includes(customerId);
    const who = { kind: 'customer' as const, customerId, isMember, isStaff, tokenHash: '' };
    return { ...shared, who };
  };
}

const NO_PLACE = { folder: '' };

function providers(clock: Clock): Omit<Context, 'db' | 'who' | 'address' | 'clock'> {
  const ledger = { add: async () => undefined, entriesOf: async () => [] };
  const webhooks = { deliver: async () => true };
  const gateway = demoGateway({ keys, clock, ledger, origin: ORIGIN, webhooks });
  return {
    ids: randomIds,
    notify: () => undefined,
    keys,
    passwords: argon2Passwords(),
    sms: demoSms(NO_MESSAGES, clock),
    captcha: altcha({ keys, clock, work: { cost: 1, min: 1, max: 1 } }),
    gateways: { chosen: gateway, named: () => gateway },
    settlers,
    invoicePrinter: pdfInvoices,
    avatars: sharpAvatarMaker(),
    photos: sharpPhotoMaker(),
    // No person of the demo sends a picture of the shop.
    pictureStore: openPictureStore({ place: NO_PLACE, maker: new ForkedPictureMaker(NO_PLACE) }),
    // The history brings no goods in.
    goodsFiles: openGoodsFiles({ dataDir: '' }),
    searchServer: undefined,
    alarm: () => undefined,
    loginCodeCeiling: 0,
    loginCodeCaptchaFrom: 0,
    giftCardsPerHour: 0,
    enquiriesPerHour: 0,
    publicOrigin: ORIGIN,
    companyId: COMPANY_ID,
    mode: 'demo',
  };
}
