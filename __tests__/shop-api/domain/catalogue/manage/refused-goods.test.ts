import { afterEach, describe, expect, test } from '@jest/globals';
import { onBothApps } from '@/__tests__/support/test-app';
import { GST_RATES } from '@/contract/catalogue/goods-rules';
import type { GivenFields } from '@/contract/kit/check';
import { deskMessages } from '@/contract/messages/staff-desk';
import { searchTerms } from '@/shop-api/db/schema/search-index';
import { publishProduct } from '@/shop-api/domain/catalogue/manage/move-product';
import { NAMES } from '@/shop-api/domain/catalogue/manage/names';
import { saveCategory } from '@/shop-api/domain/catalogue/manage/save-category';
import { saveProduct } from '@/shop-api/domain/catalogue/manage/save-product';
import { saveResource } from '@/shop-api/domain/desk/save-resource';
import { GoodsDesk, SAMPLE_GOODS } from './goods-desk';

onBothApps((app) => {
  const desk = new GoodsDesk(app);

  afterEach(() => void desk.notices.splice(0));

  describe('what cannot be saved', () => {
    const refused: [what: string, fields: GivenFields, field: string, message: string][] = [
      ['a price above the MRP', { price: 251 }, 'price', 'Price must not be above the MRP'],
      ['a negative price', { price: -1 }, 'price', 'Price must be above zero'],
      ['a price of nothing', { price: 0 }, 'price', 'Price must be above zero'],
      ['half a paisa', { mrp: 250.005 }, 'mrp', 'MRP must have at most 2 decimals'],
      ['no name', { name: ' ' }, 'name', 'Name is required'],
      [
        'a GST rate that is out of force',
        { gst_rate: 12 },
        'gst_rate',
        deskMessages.noGstRate(GST_RATES),
      ],
      ['a wrong barcode', { barcode: '8901030865270' }, 'barcode', deskMessages.malformedBarcode],
      [
        'an end before the beginning',
        { visible_from: '2026-12-02T00:00:00+05:30', visible_until: '2026-12-01T00:00:00+05:30' },
        'visible_until',
        deskMessages.endsBeforeStart,
      ],
      [
        'a day without a time',
        { visible_from: '2026-12-02' },
        'visible_from',
        'Visible from must be a date and time',
      ],
      ['an HSN of letters', { hsn: '33o5' }, 'hsn', 'HSN must be 4, 6 or 8 digits'],
      ['a brand that is not', { brand_id: 999_999 }, 'brand_id', 'Brand does not exist'],
      ['a tag that is not', { tag_ids: [1, 999_999] }, 'tag_ids', 'Tag does not exist'],
      ['a name of signs alone without a slug', { name: '!!' }, 'slug', 'Slug is required'],
      [
        'a slug of capitals',
        { slug: 'A B' },
        'slug',
        'Slug must be small letters and digits, joined by hyphens',
      ],
    ];

    test.each(refused)('%s is refused beside its field', async (_what, fields, field, message) => {
      await expect(desk.save(fields)).rejects.toMatchObject({
        code: 'invalid',
        details: { errors: { [field]: expect.arrayContaining([message]) } },
      });
      expect(desk.notices).toEqual([]);
    });

    test('an SKU of another product is refused, and nothing of it is stored', async () => {
      const sku = desk.newSku();
      await desk.save({ sku });
      const terms = await app.db.$count(searchTerms);
      await expect(desk.save({ sku, name: 'Second Of One' })).rejects.toMatchObject({
        reason: 'entry_taken',
        details: { errors: { sku: ['SKU is used already'] } },
      });
      expect(await app.db.$count(searchTerms)).toBe(terms);
    });

    test('a barcode of another product is refused', async () => {
      const barcode = '8901030865275';
      await desk.draft({ barcode });
      await expect(desk.draft({ barcode })).rejects.toMatchObject({
        details: { errors: { barcode: ['Barcode is used already'] } },
      });
    });

    test('a change of what does not exist says so', async () => {
      const input = { id: 999_999 };
      const fields = { ...SAMPLE_GOODS, sku: 'none' };
      const nothing = { code: 'not_found' };
      await expect(
        saveProduct({ ctx: desk.ctx, input: { ...input, fields } }),
      ).rejects.toMatchObject(nothing);
      await expect(publishProduct({ ctx: desk.ctx, input })).rejects.toMatchObject(nothing);
      await expect(
        saveResource({
          ctx: desk.ctx,
          of: NAMES.brand,
          input: { ...input, fields: { name: 'Nobody' } },
        }),
      ).rejects.toMatchObject(nothing);
      await expect(
        saveCategory({ ctx: desk.ctx, input: { ...input, fields: { name: 'Nowhere' } } }),
      ).rejects.toMatchObject(nothing);
    });
  });
});
