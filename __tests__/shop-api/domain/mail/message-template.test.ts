import { describe, expect, test } from '@jest/globals';
import { shopProfile } from '@/contract/shop/shop';
import {
  filled,
  knownValues,
  MESSAGE_PARTS,
  messageTemplate,
  paragraphsOf,
  placeholdersOf,
  problemOf,
} from '@/shop-api/domain/mail/message-template';
import { MESSAGE_TEMPLATES, TEMPLATE_NAMES } from '@/shop-api/domain/mail/templates/all-templates';

/** The GSM alphabet, in which a text message has 160 characters; the rupee sign is not in it. */
const GSM = /^[\w\s@£$!"#%&'()*+,\-./:;<=>?]*$/;

/** Values as long as they get in practice. */
const SAMPLE: Record<string, string> = {
  number: 'VN100001',
  amount: 'Rs 1,23,456.00',
  link: 'https://www.example.in/orders/100001',
  carrier: 'India Post',
  tracking: 'EE123456789IN',
  subject: 'your order VN100001',
  when: '21 November 2026 at 12:00 pm (India)',
  shop: shopProfile.name,
  membership: shopProfile.membershipName,
  phone: shopProfile.support.phone,
};

describe('the default texts', () => {
  test.each(TEMPLATE_NAMES)('of %s name only values that the message has', (name) => {
    const template = MESSAGE_TEMPLATES[name];
    for (const part of MESSAGE_PARTS) {
      const known = knownValues(template);
      expect(known).toEqual(expect.arrayContaining(placeholdersOf(template[part])));
    }
    expect(problemOf(template, template)).toBeUndefined();
  });

  const withSms = TEMPLATE_NAMES.filter((name) => MESSAGE_TEMPLATES[name].sms);

  test.each(withSms)('of %s fit into one text message of plain characters', (name) => {
    const text = filled(MESSAGE_TEMPLATES[name].sms, SAMPLE);
    expect(text).toMatch(GSM);
    expect(text.length).toBeLessThanOrEqual(160);
    expect(text).toContain(shopProfile.name);
  });

  test('exist as text messages for every step of an order and of a refund', () => {
    const steps = TEMPLATE_NAMES.filter((name) => /^(order|refund|return)\./.test(name));
    expect(steps.filter((name) => !MESSAGE_TEMPLATES[name].sms)).toEqual([]);
  });
});

describe('an edited text', () => {
  const template = messageTemplate(['number', 'amount'], {
    subject: 'Order {number}',
    button: 'See it',
    sms: 'Order {number}',
  });
  const edit = (changes: object) => problemOf({ ...template, ...changes }, template);

  test('may use the values of the message in any part', () => {
    expect(edit({ intro: '{amount}\n\n{number}', sms: '{amount}' })).toBeUndefined();
  });

  test.each([
    [{ subject: 'Order {nummer}' }, 'subject: unknown value {nummer}'],
    [{ subject: ' ' }, 'subject: empty'],
    [{ button: '' }, 'button: empty'],
    [{ sms: '' }, 'sms: empty'],
    [{ intro: 'Order {number' }, 'intro: a brace without its partner'],
    [{ subject: 'Order\nBcc: all' }, 'subject or button: more than one line'],
  ])('is not used with %j', (changes, problem) => expect(edit(changes)).toBe(problem));
});

test('a value that is empty leaves neither spaces nor a paragraph', () => {
  const text = filled('It left. {arrival} It is paid.\n\n{money}\n\nBye.', {
    arrival: '',
    money: '',
  });
  expect(paragraphsOf(text)).toEqual(['It left. It is paid.', 'Bye.']);
});

test('a value is never read as a placeholder', () => {
  expect(filled('{why}', { why: '{amount}', amount: '₹1.00' })).toBe('{amount}');
});

test('a word that is joined to a value stands apart from Latin letters and figures', () => {
  const text = '{name}નો ઓર્ડર';
  expect(filled(text, { name: 'Vanya' })).toBe('Vanya નો ઓર્ડર');
  expect(filled(text, { name: '₹495.00' })).toBe('₹495.00 નો ઓર્ડર');
  expect(filled(text, { name: 'આશા' })).toBe('આશાનો ઓર્ડર');
});
