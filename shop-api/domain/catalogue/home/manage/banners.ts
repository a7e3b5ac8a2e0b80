import { sql } from 'drizzle-orm';
import { bannerResource } from '../../../../../contract/content/banner-desk.ts';
import { banners } from '../../../../db/schema/home.ts';
import { storedIn } from '../../../desk/resource.ts';
import { displayState } from '../../../kernel/display-state.ts';
import { notFound } from '../../../kernel/errors.ts';
import { checkPictures } from '../../../pictures/check-pictures.ts';

/** Banners of the home page. */
export const storedBanners = storedIn(bannerResource, {
  missing: () => notFound('banner_not_found', 'Banner'),
  table: banners,
  computed: { state: displayState(banners) },
  isOrdered: true,
  within: 'sequence',
  sorts: { position: [sql`${banners.sequence} = 'Lower'`, banners.position] },
  tags: ['home'],
  check: (tx, { picture_id: wide, mobile_picture_id: tall }) =>
    checkPictures(tx, [
      { field: 'picture_id', id: wide, use: 'banner' },
      { field: 'mobile_picture_id', id: tall, use: 'phone_banner' },
    ]),
});
