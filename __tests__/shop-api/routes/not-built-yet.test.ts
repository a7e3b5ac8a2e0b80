import { expect, it } from '@jest/globals';
import { handlers } from '@/shop-api/routes/handlers';
import { notBuiltYet } from '@/shop-api/routes/not-built-yet';
import { onEachApp } from '../../support/test-app';

/** Calls whose part of the shop comes later. This list shrinks to nothing. */
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

it('names every call that is not built yet', () => {
  const found = Object.entries(handlers).filter(([, handler]) => handler === notBuiltYet);
  expect(found.map(([name]) => name).sort()).toEqual(LATER);
});

onEachApp((app) => {
  it('says so with 501', async () => {
    expect(await app.call('GET /stores/')).toMatchObject({
      status: 501,
      body: { code: 'not_built_yet', message: 'This part of the shop is not built yet' },
    });
  });
});
