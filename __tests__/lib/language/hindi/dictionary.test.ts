import { describe, expect, test } from '@jest/globals';
import { inHindi } from '@/__tests__/support/in-languages';
import { shortDayText } from '@/contract/messages/dates';
import { deliveryPromise } from '@/contract/messages/delivery';
import { DEFAULT_SETTINGS } from '@/contract/shop/settings';

describe('the Hindi of the shop', () => {
  test.each([
    ['Results for “{search}”', { search: 'Tea' }, '“Tea” के नतीजे'],
    ['See all results for “{search}”', { search: 'Cart' }, '“Cart”'],
    ['{firstName}, your account', { firstName: 'May' }, 'May'],
    [
      '{problem}, for {name}.',
      { problem: 'Eye Care', name: 'May' },
      'Eye Care। यह अपॉइंटमेंट May के लिए है।',
    ],
    ['Voucher {code}', { code: 'MAY' }, 'MAY'],
    ['Quantity of {name}', { name: 'Ready to Cook Poha' }, 'मात्रा: Ready to Cook Poha'],
    ['Reviews of {product}', { product: 'Ready to Cook Poha' }, 'रिव्यू: Ready to Cook Poha'],
  ])('“%s” with %j keeps what was typed: %s', (text, values, said) => {
    expect(inHindi(text, values as Record<string, string>)).toContain(said);
  });

  test('says the day and the days of a delivery', () => {
    const { lead, rest } = deliveryPromise(DEFAULT_SETTINGS.delivery, {
      workingDays: { min: 2, max: 2 },
      arrives: shortDayText({ day: 28, month: 11, year: 2026, weekday: 6 }),
      arrivesForMembers: null,
    });
    expect(inHindi.filled(lead) + inHindi.filled(rest)).toBe(
      'आम तौर पर शनि, 28 नव॰ तक डिलीवरी (2 कामकाजी दिनों में)',
    );
  });
});
