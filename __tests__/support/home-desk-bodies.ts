import { createHash } from 'node:crypto';
import type { EndpointName } from '../../contract/endpoints.ts';
import type { Caller, Write } from './accepted-bodies.ts';

/** A picture of the demo shop, whose id is made of its name (`demo-shop.ts`). */
const DEMO_PICTURE = createHash('sha256').update('seals/award-1').digest('hex').slice(0, 16);

/** The fewest fields of new entries of the home page's desks. */
export const HOME_DESKS = [
  {
    name: 'Banner',
    desk: 'banners',
    fields: () => ({ title: 'Neem', alt_text: 'Neem', is_published: false }),
  },
  { name: 'Announcement', desk: 'announcements', fields: () => ({ text: 'Neem is here' }) },
  { name: 'PopupPicture', desk: 'popup-pictures', fields: () => ({ picture_id: DEMO_PICTURE }) },
];

/** A save of an entry that is always there. */
function saveOf(desk: string, id: number): Write {
  let version = 0;
  return {
    at: async ({ app, who }) => {
      version = (await app.call(`GET /staff/${desk}/${id}/`, { who })).body.version;
      return String(id);
    },
    body: () => ({ version, fields: {} }),
  };
}

/** An order that is the present one. */
function orderOf(desk: string, more: Record<string, string> = {}): Write {
  const query = new URLSearchParams({ page_size: '100', ...more });
  return {
    body: async ({ app, who }: Caller) => {
      const { body } = await app.call(`GET /staff/${desk}/?${query}`, { who });
      // Who is not staff gets no list.
      const ids = (body.data ?? []).map(({ id }: { id: number }) => id);
      return { ids, was: ids, ...more };
    },
  };
}

/** Accepted bodies of the calls that only the home page's desks have. */
export const HOME_DESK_WRITES: Partial<Record<EndpointName, Write>> = {
  saveHomeSection: saveOf('home-sections', 7),
  saveFeaturedCategories: saveOf('featured-categories', 1),
  orderBanners: orderOf('banners', { sequence: 'Upper' }),
  orderHomeSections: orderOf('home-sections'),
  orderPopupPictures: {
    body: async (caller) => {
      const fields = { picture_id: DEMO_PICTURE };
      await caller.app.call('POST /staff/popup-pictures/', { who: caller.who, body: { fields } });
      return orderOf('popup-pictures').body(caller);
    },
  },
};
