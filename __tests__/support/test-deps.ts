import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { COMPANY_ID } from '../../contract/shop/limits.ts';
import type { AppDeps } from '../../shop-api/app.ts';
import { NoticeFeed } from '../../shop-api/cache-feed.ts';
import type { Database } from '../../shop-api/db/database.ts';
import { settlers } from '../../shop-api/domain/settlers.ts';
import { gatewaysOf } from '../../shop-api/gateways.ts';
import { ApiMetrics } from '../../shop-api/http/metrics.ts';
import { altcha } from '../../shop-api/providers/captcha/altcha.ts';
import type { Clock } from '../../shop-api/providers/clock.ts';
import { openGoodsFiles } from '../../shop-api/providers/goods-files/open-goods-files.ts';
import { randomIds } from '../../shop-api/providers/ids.ts';
import { pdfInvoices } from '../../shop-api/providers/invoice/pdf-invoices.ts';
import { keysFrom } from '../../shop-api/providers/keys.ts';
import {
  ARGON2_COST,
  argon2Passwords,
} from '../../shop-api/providers/passwords/argon2-passwords.ts';
import { payu } from '../../shop-api/providers/payment/payu/payu.ts';
import { diskMediaStore } from '../../shop-api/providers/pictures/disk-media-store.ts';
import { demoSms } from '../../shop-api/providers/sms/sms.ts';
import {
  sharpAvatarMaker,
  sharpPhotoMaker,
} from '../../shop-api/providers/uploads/sharp-upload-makers.ts';
import { MemoryOutbox } from './memory-outbox.ts';
import { testPictureStore } from './test-picture-store.ts';

export const testKeys = keysFrom('a secret of the tests, nothing else uses it');
/** Real hashes of so little memory that a test does not wait for them. */
export const testPasswords = argon2Passwords(
  { atOnce: 2, waiting: 1000 },
  { ...ARGON2_COST, memory: 64, passes: 1 },
);
/** The real proof of work, so cheap that a test does not wait for it. */
const LITTLE_WORK = { cost: 1, min: 1, max: 3 };

/** PayU with test keys; no server answers at its URLs. */
export const PAYU = {
  key: 'testkey',
  salt: 'testsalt',
  paymentUrl: 'http://127.0.0.1:9/_payment',
  serviceUrl: 'http://127.0.0.1:9/service',
};

/** Each database numbers its imports from 1, so each has a folder for their files. */
const goodsFolders = new WeakMap<Database, string>();

function goodsFolderOf(db: Database): string {
  const folder = goodsFolders.get(db) ?? join(tmpdir(), `goods-files-${randomUUID()}`);
  goodsFolders.set(db, folder);
  return folder;
}

interface TestDeps {
  db: Database;
  clock: Clock;
  outbox?: MemoryOutbox;
}

/** The dependencies of the shop API in tests: all real; messages are stored in `outbox`. */
export function testDeps({ db, clock, outbox = new MemoryOutbox() }: TestDeps): AppDeps {
  return {
    db,
    clock,
    ids: randomIds,
    keys: testKeys,
    passwords: testPasswords,
    sms: demoSms(outbox, clock),
    captcha: altcha({ keys: testKeys, clock, work: LITTLE_WORK }),
    gateways: gatewaysOf([payu(PAYU)]),
    settlers,
    invoicePrinter: pdfInvoices,
    avatars: sharpAvatarMaker(),
    photos: sharpPhotoMaker(),
    pictureStore: testPictureStore(),
    goodsFiles: openGoodsFiles({ dataDir: goodsFolderOf(db) }),
    searchServer: undefined,
    demoGateway: undefined,
    alarm: () => undefined,
    publicOrigin: 'https://vanya.example',
    loginCodeCeiling: 10_000,
    loginCodeCaptchaFrom: 20,
    giftCardsPerHour: 10_000,
    enquiriesPerHour: 10_000,
    outbox,
    notify: () => undefined,
    companyId: COMPANY_ID,
    logger: pino({ level: 'silent' }),
    timeLimitMs: 10_000,
    checkAnswers: true,
    media: diskMediaStore('/nowhere'),
    pictures: { make: async () => false },
    mode: 'demo',
    metrics: new ApiMetrics(),
    feed: new NoticeFeed(db),
    feedSecret: undefined,
    metricsToken: undefined,
  };
}
