import { describe, expect, test } from '@jest/globals';
import { readApiConfig } from '@/shop-api/config';
import { ConfigError } from '@/shop-api/config-error';
import { readDatabaseConfig } from '@/shop-api/database-config';

const SECRET = 'a-secret-of-thirty-two-characters';

const LIVE: Record<string, string> = {
  DATABASE_URL: 'postgres://vanya@127.0.0.1/vanya',
  REVALIDATE_SECRET: SECRET,
  API_SECRET: SECRET,
  PUBLIC_ORIGIN: 'https://shop.in',
  SMTP_URL: 'smtps://user:password@mail.example:465',
  MAIL_FROM: 'Shop <hello@shop.in>',
  MSG91_AUTH_KEY: 'key',
  MSG91_TEMPLATE_ID: 'template',
  PAYU_KEY: 'key',
};

describe('readConfig', () => {
  test('returns the local demo shop when nothing is set', () => {
    expect(readApiConfig({})).toEqual({
      host: '127.0.0.1',
      port: 4000,
      workerMetricsPort: undefined,
      databaseUrl: undefined,
      hasPooler: false,
      databaseReadUrl: undefined,
      databasePoolSize: 10,
      dataDir: '.data',
      s3: undefined,
      openSearchUrl: undefined,
      companyId: 7,
      mode: 'demo',
      publicOrigin: 'http://localhost:3000',
      feedSecret: undefined,
      secret: expect.stringMatching(/^[\da-f]{64}$/),
      smtp: undefined,
      msg91: undefined,
      isCaptchaOff: false,
      recaptcha: undefined,
      altchaSteps: 3000,
      gateways: [],
      loginCodeCeiling: 10_000,
      loginCodeCaptchaFrom: 20,
      giftCardsPerHour: 5,
      enquiriesPerHour: 10,
      doesJobs: true,
      logLevel: 'info',
      checkAnswers: false,
      demoPictureWidth: undefined,
      hasDemoHistory: true,
      makesPicturesAhead: true,
    });
  });

  test('counts an empty variable as not set', () => {
    expect(readApiConfig({ API_PORT: '', DATABASE_URL: '' }).port).toBe(4000);
  });

  test('knows a pooler by the other address of the database', () => {
    const DATABASE_DIRECT_URL = 'postgres://vanya@10.0.0.5/vanya';
    const pooled = { DATABASE_URL: 'postgres://vanya@127.0.0.1:6432/vanya', DATABASE_DIRECT_URL };
    expect(readApiConfig(pooled)).toMatchObject({
      databaseUrl: pooled.DATABASE_URL,
      hasPooler: true,
    });
    expect(readDatabaseConfig(pooled)).toMatchObject({
      databaseUrl: DATABASE_DIRECT_URL,
      isBehindPooler: true,
    });
    expect(() => readApiConfig({ DATABASE_DIRECT_URL })).toThrow('DATABASE_URL is needed beside');
  });

  test('leaves the jobs to workers only where these can open the database', () => {
    const DATABASE_URL = 'postgres://vanya@127.0.0.1/vanya';
    expect(readApiConfig({ JOBS: 'false', DATABASE_URL }).doesJobs).toBe(false);
    expect(() => readApiConfig({ JOBS: 'false' })).toThrow('JOBS=false needs DATABASE_URL');
  });

  test('names every wrong variable at once', () => {
    const wrong = { API_PORT: '70000', SHOP_MODE: 'open', DATABASE_URL: 'mysql://host/shop' };
    const read = () => readApiConfig(wrong);
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/API_PORT/);
    expect(read).toThrow(/SHOP_MODE must be demo or live/);
    expect(read).toThrow(/DATABASE_URL must start with postgres/);
  });

  test.each(Object.keys(LIVE))('requires %s in live mode', (name) => {
    const { [name]: _missing, ...rest } = LIVE;
    expect(() => readApiConfig({ SHOP_MODE: 'live', ...rest, PAYU_SALT: 'salt' })).toThrow(name);
    expect(readApiConfig({ SHOP_MODE: 'live', ...LIVE, PAYU_SALT: 'salt' }).mode).toBe('live');
  });

  test.each([
    ['http://shop.in', 'is no https address'],
    ['not an address', 'is no address'],
  ])('refuses a live shop at %s, which %s', (PUBLIC_ORIGIN) => {
    expect(() =>
      readApiConfig({ SHOP_MODE: 'live', ...LIVE, PAYU_SALT: 'salt', PUBLIC_ORIGIN }),
    ).toThrow('PUBLIC_ORIGIN');
  });

  test('a live shop can be rehearsed on this machine', () => {
    const PUBLIC_ORIGIN = 'http://localhost:3000';
    const live = { SHOP_MODE: 'live', ...LIVE, PAYU_SALT: 'salt', PUBLIC_ORIGIN };
    expect(readApiConfig(live).publicOrigin).toBe(PUBLIC_ORIGIN);
    expect(readApiConfig({ ...live, DATABASE_URL: '' }).databaseUrl).toBeUndefined();
  });

  test.each(['Shop <no-reply@example.com>', 'hello@shop.example', 'a@mail.test'])(
    'refuses a live shop that sends mails as %s',
    (MAIL_FROM) => {
      expect(() =>
        readApiConfig({ SHOP_MODE: 'live', ...LIVE, PAYU_SALT: 'salt', MAIL_FROM }),
      ).toThrow('MAIL_FROM must be an address of the shop');
    },
  );

  test.each(['the shop', 'Shop hello@shop.in', 'Shop <hello>'])(
    'refuses the sender %s, which has no address',
    (MAIL_FROM) => {
      expect(() => readApiConfig({ MAIL_FROM })).toThrow('MAIL_FROM must be written name@shop.in');
    },
  );

  test('texts messages only by templates of their own', () => {
    const keys = { MSG91_AUTH_KEY: 'key', MSG91_TEMPLATE_ID: 'template' };
    expect(readApiConfig(keys).msg91).toMatchObject({ textTemplateIds: {} });
    const all = {
      ...keys,
      MSG91_TEXT_TEMPLATE_IDS: 'order.placed=65f0a1, appointment.booked=65f0b2',
    };
    expect(readApiConfig(all).msg91?.textTemplateIds).toEqual({
      'appointment.booked': '65f0b2',
      'order.placed': '65f0a1',
    });
  });

  test.each(['order.placed', 'order.lost=65f0a1', 'account.confirm_email=65f0a1', 'order.placed='])(
    'refuses the template of a text message that there is not: %s',
    (list) => {
      const read = () => readApiConfig({ MSG91_TEXT_TEMPLATE_IDS: list });
      expect(read).toThrow(/MSG91_TEXT_TEMPLATE_IDS must be written order\.placed=id/);
    },
  );

  test('has pictures in a bucket only with the key of it', () => {
    const bucket = { S3_BUCKET: 'shop', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    expect(readApiConfig(bucket).s3).toEqual({
      bucket: 'shop',
      endpoint: undefined,
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    });
    expect(() => readApiConfig({ ...bucket, S3_SECRET_ACCESS_KEY: '' })).toThrow(
      /S3_SECRET_ACCESS_KEY is needed beside S3_BUCKET/,
    );
    expect(() => readApiConfig({ ...bucket, S3_ENDPOINT: 'store' })).toThrow('S3_ENDPOINT');
  });

  test('refuses half of a pair of keys', () => {
    expect(() => readApiConfig({ MSG91_AUTH_KEY: 'key' })).toThrow(/MSG91_TEMPLATE_ID is needed/);
    expect(() => readApiConfig({ RECAPTCHA_SITE_KEY: 'key' })).toThrow(
      /RECAPTCHA_SECRET_KEY is needed/,
    );
  });

  test.each([
    [['PAYU_KEY'], 'PAYU_SALT is not set: PayU needs PAYU_KEY and PAYU_SALT'],
    [['PAYU_SALT'], 'PAYU_KEY is not set: PayU needs PAYU_KEY and PAYU_SALT'],
    [
      ['PAYU_PAYMENT_URL'],
      'PAYU_SERVICE_URL is not set: PayU needs PAYU_PAYMENT_URL and PAYU_SERVICE_URL',
    ],
    [
      ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET'],
      'RAZORPAY_WEBHOOK_SECRET is not set: Razorpay needs RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET',
    ],
  ])('states in one sentence what is missing besides %j', (given, sentence) => {
    const environment = Object.fromEntries(given.map((name) => [name, 'https://a.example']));
    expect(() => readApiConfig(environment)).toThrow(new ConfigError(sentence));
  });

  test("uses PayU's live environment, or the configured one", () => {
    const keys = { PAYU_KEY: 'key', PAYU_SALT: 'salt' };
    const [payu] = readApiConfig(keys).gateways;
    expect(payu?.descriptor.name).toBe('payu');
    expect(payu?.values).toEqual({
      ...keys,
      PAYU_PAYMENT_URL: 'https://secure.payu.in/_payment',
      PAYU_SERVICE_URL: 'https://info.payu.in/merchant/postservice.php?form=2',
    });
    const [paymentUrl, serviceUrl] = ['https://test.payu.in/_payment', 'https://test.payu.in/x'];
    const named = { PAYU_PAYMENT_URL: paymentUrl, PAYU_SERVICE_URL: serviceUrl };
    expect(readApiConfig({ ...keys, ...named }).gateways[0]?.values).toEqual({ ...keys, ...named });
  });
});
