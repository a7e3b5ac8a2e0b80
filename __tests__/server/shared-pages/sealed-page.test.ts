import { randomBytes } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { seal, unseal } from '@/server/shared-pages/sealed-page';

const KEY = { name: 'vanya:build:/web/faq', secret: 'a-secret-of-thirty-two-characters' };
const PAGE = {
  value: {
    kind: 'APP_PAGE',
    html: '<p>हल्दी</p>',
    rscData: Buffer.from([0, 255, 128]),
    segmentData: new Map([['/_tree', Buffer.from('tree')]]),
    postponed: undefined,
  },
  revalidate: 3600,
  expire: undefined,
  position: { newest: 12, missing: [9] },
};

describe('a sealed page', () => {
  test('comes back as it was, with its parts as buffers', async () => {
    const page = await unseal<typeof PAGE.value>(await seal(PAGE, KEY), KEY);
    expect(page).toEqual(PAGE);
    expect(page?.value.rscData).toBeInstanceOf(Buffer);
    expect(page?.value.segmentData.get('/_tree')).toBeInstanceOf(Buffer);
  });

  test('is refused under another name and with another secret', async () => {
    const sealed = await seal(PAGE, KEY);
    expect(await unseal(sealed, { ...KEY, name: 'vanya:build:/web/cart' })).toBeUndefined();
    expect(await unseal(sealed, { ...KEY, secret: 'another' })).toBeUndefined();
  });

  test('is refused when any part of it was changed, shortened or made up', async () => {
    const sealed = await seal(PAGE, KEY);
    for (const at of [0, 31, 32, sealed.length - 1]) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(await unseal(changed, KEY)).toBeUndefined();
    }
    for (const bytes of [
      sealed.subarray(0, -1),
      Buffer.alloc(0),
      randomBytes(31),
      randomBytes(500),
    ])
      expect(await unseal(bytes, KEY)).toBeUndefined();
  });
});
