/** The variables without which no API of a live shop starts, with keys of no provider. */
export const LIVE_VARIABLES = {
  SHOP_MODE: 'live',
  API_SECRET: 'a'.repeat(32),
  REVALIDATE_SECRET: 'r'.repeat(32),
  // Rehearsed on this machine, so that an embedded database will do.
  PUBLIC_ORIGIN: 'http://localhost:3000',
  SMTP_URL: 'smtp://127.0.0.1:25',
  MAIL_FROM: 'Shop <hello@shop.in>',
  MSG91_AUTH_KEY: 'key',
  MSG91_TEMPLATE_ID: 'template',
  PAYU_KEY: 'key',
  PAYU_SALT: 'salt',
};
