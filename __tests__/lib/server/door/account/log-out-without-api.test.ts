import { beforeAll, expect, test } from '@jest/globals';
import * as logout from '@/app/api/logout/route';
import { DoorShopper } from '../../../../support/door-shopper';

beforeAll(() => {
  Object.assign(process.env, {
    API_BASE_URL: 'http://127.0.0.1:9',
    SESSION_SECRET: 'a secret of at least thirty-two characters',
  });
});

async function customer(): Promise<DoorShopper> {
  const shopper = new DoorShopper();
  await shopper.seal({ token: 'a token', customer: { firstName: 'Nandini', isStaff: false } });
  return shopper;
}

test('a shop API that is away keeps nobody logged in here', async () => {
  const shopper = await customer();
  expect((await shopper.send(logout.POST, { json: {} })).status).toBe(200);
  expect(await shopper.session()).toEqual({ flash: expect.anything() });
});

test('who wants all devices logged out hears that they are not', async () => {
  const shopper = await customer();
  const answer = await shopper.send(logout.POST, { json: { everywhere: true } });
  expect(answer.status).toBe(503);
  expect(await shopper.session()).toMatchObject({ token: 'a token' });
});
