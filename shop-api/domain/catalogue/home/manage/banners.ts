import { bannerResource } from '../../../../../contract/content/banner-desk.ts';
import { categories } from '../../../../db/schema/categories.ts';
import { banners } from '../../../../db/schema/home.ts';
import { products } from '../../../../db/schema/products.ts';
import { storedIn } from '../../../desk/resource.ts';
import { assertKnown } from '../../../kernel/assert-known.ts';
import { notFound } from '../../../kernel/errors.ts';
import { checkPictures } from '../../../pictures/check-pictures.ts';

/** Banners of the home page. */
export const storedBanners = storedIn(bannerResource, {
  missing: () => notFound('banner_not_found', 'Banner'),
  table: banners,
  isOrdered: true,
  within: 'sequence',
  tags: ['home'],
  async check(tx, fields) {
    const { category_id: category, product_id: product } = fields;
    await checkPictures(tx, [
      { field: 'picture_id', id: fields.picture_id, use: 'banner' },
      { field: 'mobile_picture_id', id: fields.mobile_picture_id, use: 'phone_banner' },
    ]);
    await assertKnown(tx, {
      field: 'category_id',
      label: 'Category',
      table: categories,
      ids: [category],
    });
    await assertKnown(tx, {
      field: 'product_id',
      label: 'Product',
      table: products,
      ids: [product],
    });
  },
});
