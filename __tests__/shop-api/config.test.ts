import { describe, expect, it } from '@jest/globals';
import { ConfigError, readConfig } from '@/shop-api/config';

const SECRET = 'a-secret-of-thirty-two-characters';

const LIVE: Record<string, string> = {
  REVALIDATE_SECRET: SECRET,
  API_SECRET: SECRET,
  SMTP_URL: 'smtps://user:password@mail.example:465',
  MSG91_AUTH_KEY: 'key',
  MSG91_TEMPLATE_ID: 'template',
  PAYU_KEY: 'key',
};

describe('readConfig', () => {
  it('opens the demo shop on this machine when nothing is set', () => {
    expect(readConfig({})).toEqual({
      host: '127.0.0.1',
      port: 4000,
      databaseUrl: undefined,
      dataDir: '.data',
      companyId: 7,
      mode: 'demo',
      publicOrigin: 'http://localhost:3000',
      revalidate: undefined,
      secret: expect.stringMatching(/^[\da-f]{64}$/),
      smtp: undefined,
      msg91: undefined,
      recaptcha: undefined,
      payu: undefined,
      razorpay: undefined,
      otpCeiling: 10_000,
      giftVouchersPerHour: 5,
      logLevel: 'warn',
      checkAnswers: false,
    });
  });

  it('counts an empty variable as not set', () => {
    expect(readConfig({ API_PORT: '', DATABASE_URL: '' }).port).toBe(4000);
  });

  it('names every wrong variable at once', () => {
    const wrong = { API_PORT: '70000', SHOP_MODE: 'open', DATABASE_URL: 'mysql://host/shop' };
    const read = () => readConfig(wrong);
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/API_PORT/);
    expect(read).toThrow(/SHOP_MODE must be demo or live/);
    expect(read).toThrow(/DATABASE_URL must start with postgres/);
  });

  it.each(Object.keys(LIVE))('demands %s in live mode', (name) => {
    const { [name]: _missing, ...rest } = LIVE;
    expect(() => readConfig({ SHOP_MODE: 'live', ...rest, PAYU_SALT: 'salt' })).toThrow(name);
    expect(readConfig({ SHOP_MODE: 'live', ...LIVE, PAYU_SALT: 'salt' }).mode).toBe('live');
  });

  it('refuses half of a pair of keys', () => {
    expect(() => readConfig({ MSG91_AUTH_KEY: 'key' })).toThrow(/MSG91_TEMPLATE_ID is needed/);
    expect(() => readConfig({ RECAPTCHA_SITE_KEY: 'key' })).toThrow(
      /RECAPTCHA_SECRET_KEY is needed/,
    );
  });

  it.each([
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
  ])('says in one sentence what is missing beside %j', (given, sentence) => {
    const environment = Object.fromEntries(given.map((name) => [name, 'https://a.example']));
    expect(() => readConfig(environment)).toThrow(new ConfigError(sentence));
  });

  it("takes the payments of PayU's live environment, or of the one that is named", () => {
    const keys = { PAYU_KEY: 'key', PAYU_SALT: 'salt' };
    expect(readConfig(keys).payu).toEqual({
      ...{ key: 'key', salt: 'salt', paymentUrl: 'https://secure.payu.in/_payment' },
      serviceUrl: 'https://info.payu.in/merchant/postservice.php?form=2',
    });
    const [paymentUrl, serviceUrl] = ['https://test.payu.in/_payment', 'https://test.payu.in/x'];
    const named = { PAYU_PAYMENT_URL: paymentUrl, PAYU_SERVICE_URL: serviceUrl };
    expect(readConfig({ ...keys, ...named }).payu).toMatchObject({ paymentUrl, serviceUrl });
  });

  it('sends cache notices to the storefront by its own address', () => {
    const environment = { REVALIDATE_SECRET: SECRET, PUBLIC_ORIGIN: 'https://shop.example/' };
    expect(readConfig(environment).revalidate?.url).toBe('https://shop.example/api/revalidate');
    const inside = { ...environment, STOREFRONT_URL: 'http://127.0.0.1:3000' };
    expect(readConfig(inside).revalidate?.url).toBe('http://127.0.0.1:3000/api/revalidate');
  });
});
