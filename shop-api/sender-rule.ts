import { string } from 'yup';
import { DEFAULT_MAIL_FROM } from '../contract/shop/shop.ts';

/** Addresses that belong to nobody (RFC 2606): no server takes mail of them. */
const SAMPLE_ADDRESS = /@(?:[\w-]+\.)*(?:example(?:\.(?:com|net|org))?|invalid|test|localhost)\b/i;

/** An address, or a name and an address in angle brackets. */
const SENDER = /^(?:[^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

/** The rule of `MAIL_FROM`, who sends the mails: a real address in a live shop. */
export const senderRule = string()
  .default(DEFAULT_MAIL_FROM)
  .matches(SENDER, 'MAIL_FROM must be written name@shop.in, or Name <name@shop.in>')
  .test('live', 'MAIL_FROM must be an address of the shop in live mode', function isFit(value) {
    return this.parent.SHOP_MODE !== 'live' || !SAMPLE_ADDRESS.test(value ?? '');
  });
