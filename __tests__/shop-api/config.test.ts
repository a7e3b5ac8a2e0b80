import { describe, expect, test } from '@jest/globals';
import { ConfigError, readApiConfig } from '@/shop-api/config';

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
  test('returns the local demo shop when nothing is set', () => {
    expect(readApiConfig({})).toEqual({
      host: '127.0.0.1',
      port: 4000,
      databaseUrl: undefined,
      dataDir: '.data',
      openSearchUrl: undefined,
      companyId: 7,
      mode: 'demo',
      publicOrigin: 'http://localhost:3000',
      revalidate: undefined,
      secret: expect.stringMatching(/^[\da-f]{64}$/),
      smtp: undefined,
      msg91: undefined,
      isCaptchaOff: false,
      recaptcha: undefined,
      altchaSteps: 3000,
      gateways: [],
      loginCodeCeiling: 10_000,
      giftCardsPerHour: 5,
      enquiriesPerHour: 10,
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

  test('texts messages only by templates of their own', () => {
    const keys = { MSG91_AUTH_KEY: 'key', MSG91_TEMPLATE_ID: 'template' };
    expect(readApiConfig(keys).msg91).toMatchObject({ textTemplateIds: {} });
    const all = {
      ...keys,
      MSG91_APPOINTMENT_TEMPLATE_ID: 'flow',
      MSG91_TEXT_TEMPLATE_IDS: 'order.placed=65f0a1, order.shipped=65f0b2',
    };
    expect(readApiConfig(all).msg91?.textTemplateIds).toEqual({
      'appointment.booked': 'flow',
      'order.placed': '65f0a1',
      'order.shipped': '65f0b2',
    });
  });

  test.each(['order.placed', 'order.lost=65f0a1', 'account.confirm_email=65f0a1', 'order.placed='])(
    'refuses the template of a text message that there is not: %s',
    (list) => {
      const read = () => readApiConfig({ MSG91_TEXT_TEMPLATE_IDS: list });
      expect(read).toThrow(/MSG91_TEXT_TEMPLATE_IDS must be written order\.placed=id/);
    },
  );

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

  test("sends cache notices to the storefront's internal URL", () => {
    const environment = { REVALIDATE_SECRET: SECRET, PUBLIC_ORIGIN: 'https://shop.example/' };
    expect(readApiConfig(environment).revalidate?.url).toBe('https://shop.example/api/revalidate');
    const inside = { ...environment, STOREFRONT_URL: 'http://127.0.0.1:3000' };
    expect(readApiConfig(inside).revalidate?.url).toBe('http://127.0.0.1:3000/api/revalidate');
  });
});
