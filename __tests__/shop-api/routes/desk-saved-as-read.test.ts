import { expect, test } from '@jest/globals';
import { onEachApp } from '@/__tests__/support/test-app';

const STAFF = 3;
/** The desks whose entries the demo shop brings; banners have stand-ins for pictures in tests. */
const DESKS = [
  ...['pages', 'posts', 'faqs', 'faq-groups', 'templates', 'categories', 'products'],
  ...['home-sections', 'announcements', 'popup-pictures', 'stores', 'events'],
  ...['meta-tags', 'vouchers'],
];

onEachApp((app) => {
  test.each(DESKS)('what is saved as it was read is no change: %s', async (desk) => {
    const who = await app.customer(STAFF);
    const { body: list } = await app.call(`GET /staff/${desk}/`, { who });
    const changed: unknown[] = [];
    for (const { id } of list.data) {
      const path = `/staff/${desk}/${id}/`;
      const { body: read } = await app.call(`GET ${path}`, { who });
      const fields = read.data;
      const saved = await app.call(`PUT ${path}`, { who, body: { version: read.version, fields } });
      if (saved.status !== 200 || saved.body.version !== read.version)
        changed.push([id, saved.body, (await app.call(`GET ${path}`, { who })).body.data]);
    }
    expect(changed).toEqual([]);
  });
});
