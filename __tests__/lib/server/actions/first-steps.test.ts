import { describe, expect, test } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { StorefrontShopper, withShopApi } from '@/__tests__/support/storefront-shopper';
import { staffCalls } from '@/app/api/calls/staff';
import { staffMessages } from '@/contract/messages/staff';
import { trail } from '@/shop-api/db/schema/trail';

const { keepSamples: keep } = staffCalls;

const shopApi = withShopApi();

const keptOf = (step: string) =>
  shopApi().db.$count(trail, and(eq(trail.objectKind, 'first_step'), eq(trail.objectId, step)));

const post = async (email: string, step: string) => {
  const shopper = new StorefrontShopper();
  await shopper.logIn(email);
  const from = '/dashboard';
  const answer = await shopper.send(keep.POST, { form: { from, next: from }, params: { step } });
  return { answer, flash: (await shopper.session()).flash };
};

describe('keeping the samples of a first step', () => {
  test('by a plain form returns to the overview with a note', async () => {
    const { answer, flash } = await post('staff@example.com', 'policies');
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/dashboard']);
    expect(flash).toMatchObject({ message: staffMessages.samplesAreRight, isError: false });
    expect(await keptOf('policies')).toBe(1);
  });

  test.each([
    ['staff@example.com', 'company'],
    ['staff@example.com', 'nothing'],
    ['demo@example.com', 'delivery'],
  ])('as %s of %s is refused', async (email, step) => {
    expect((await post(email, step)).flash).toMatchObject({ isError: true });
    expect(await keptOf(step)).toBe(0);
  });
});
