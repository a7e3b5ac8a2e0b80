import { expect, test } from '@jest/globals';
import { onEachApp } from '@/__tests__/support/test-app';
import { requestMessages } from '@/contract/messages/requests';
import { handlers } from '@/shop-api/routes/calls';
import { notBuiltYet } from '@/shop-api/routes/not-built-yet';

/** Calls that are not implemented yet. The list must become empty. */
const LATER = [
  'bookAppointment',
  'getBlog',
  'listAppointmentSlots',
  'listBlogs',
  'listEvents',
  'listStores',
  'sendBusinessLead',
  'sendExportLead',
  'sendInquiry',
];

test('the list contains every call that is not implemented yet', () => {
  const found = Object.entries(handlers).filter(([, handler]) => handler === notBuiltYet);
  expect(found.map(([name]) => name).sort()).toEqual(LATER);
});

onEachApp((app) => {
  test('an unimplemented call answers 501', async () => {
    expect(await app.call('GET /stores/')).toMatchObject({
      status: 501,
      body: { code: 'not_built_yet', message: requestMessages.notBuiltYet },
    });
  });
});
