import { beforeEach, describe, expect, test } from '@jest/globals';
import * as check from '@/app/api/login/check/route';
import * as logout from '@/app/api/logout/route';
import { DoorShopper, withShopApi } from '../../../../support/door-shopper';

withShopApi();

let shopper: DoorShopper;
beforeEach(async () => {
  shopper = new DoorShopper();
  await shopper.logIn();
});

const ask = async (who: DoorShopper, next: string) => {
  const query = `?next=${encodeURIComponent(next)}`;
  const answer = await who.send(check.GET, { query });
  return [answer.status, answer.headers.get('Location')];
};

describe('the check of a login', () => {
  test('leads back to the page while the login holds', async () => {
    expect(await ask(shopper, '/profile')).toEqual([303, '/profile']);
    expect(await shopper.summary()).toMatchObject({ loggedIn: true });
  });

  test('marks a login that is over and leads to the login page', async () => {
    const other = new DoorShopper();
    for (const [name, value] of shopper.cookies) other.cookies.set(name, value);
    await shopper.send(logout.POST, { json: {} });
    expect(await ask(other, '/profile')).toEqual([303, '/login?next=%2Fprofile']);
    expect(other.cookies.has('vanya_ended')).toBe(true);
  });

  test('leads nobody away from the shop', async () => {
    expect(await ask(shopper, 'https://evil.example/')).toEqual([303, '/']);
    expect(await ask(new DoorShopper(), '//evil.example')).toEqual([303, '/login?next=%2F']);
  });
});
