import { describe, expect, test } from '@jest/globals';
import { formatPhone, phoneHref, whatsappHref } from '@/lib/format/phone';

describe('formatPhone', () => {
  test.each(['9898000000', '+919898000000', '91 98980-00000'])('groups %s', (phone) => {
    expect(formatPhone(phone)).toBe('+91 98980 00000');
  });

  test('leaves a foreign number unchanged', () => {
    expect(formatPhone('+44 20 7946 0000')).toBe('+44 20 7946 0000');
  });
});

test('phoneHref dials with the country code', () => {
  expect(phoneHref('98980 00000')).toBe('tel:+919898000000');
  expect(phoneHref('+44 20 7946 0000')).toBe('tel:+442079460000');
});

test('whatsappHref opens a chat, with a message to send if there is one', () => {
  expect(whatsappHref('+91 00000 11001')).toBe('https://wa.me/910000011001');
  expect(whatsappHref('+91 00000 11001', 'ghee & “घी”?')).toBe(
    `https://wa.me/910000011001?text=${encodeURIComponent('ghee & “घी”?')}`,
  );
});
