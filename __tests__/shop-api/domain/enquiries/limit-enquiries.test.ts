import { expect, test } from '@jest/globals';
import { bookTime, openHour } from '@/__tests__/support/appointment';
import { newCustomer } from '@/__tests__/support/new-customer';
import { onEachApp } from '@/__tests__/support/test-app';

onEachApp(
  (app) => {
    let made = 0;
    const own = () => {
      made += 1;
      const mobile = `98250${String(made).padStart(5, '0')}`;
      return { mobile, email: `m${made}@example.com`, address: `203.0.113.${made}` };
    };
    const customer = async () => app.customer((await newCustomer(app.db)).id);

    /** Three bookings that have only this in common are answered like this. */
    test.each(['address', 'email', 'mobile', 'who'])(
      'two bookings an hour have the same %s',
      async (same) => {
        const shared = { ...own(), who: await customer() };
        const statuses = [];
        for (let n = 0; n < 3; n++) {
          const other = { ...own(), who: await customer() };
          const { who, address, ...fields } = { ...other, [same]: shared[same as 'who'] };
          const caller = { ...who, 'X-Forwarded-For': address };
          statuses.push((await bookTime(app, caller, await openHour(app), fields)).status);
        }
        expect(statuses).toEqual([200, 200, 429]);
      },
    );
  },
  { enquiriesPerHour: 2 },
);
