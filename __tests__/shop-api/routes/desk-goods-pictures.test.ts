import { describe, expect, test } from '@jest/globals';
import { homeDesk } from '@/__tests__/support/home-desk';
import { ProductDesk } from '@/__tests__/support/product-desk';
import { onEachApp } from '@/__tests__/support/test-app';
import { pictureMessages } from '@/contract/messages/staff-pictures';
import type { PictureUse } from '@/contract/shop/picture-uses';
import { productPictures } from '@/shop-api/db/schema/product-details';

const SMALL = { width: 200, height: 200 };

onEachApp((app) => {
  const desk = new ProductDesk(app);
  const { ask, picture } = homeDesk(app);
  const small = () => picture(SMALL.width, SMALL.height);
  const tooSmall = (field: string, use: PictureUse) => ({
    status: 422,
    body: { errors: { [field]: [pictureMessages.tooSmall(use, SMALL)] } },
  });
  const front = (id: string) => [{ id, view: 'front', alt_text: 'Soap' }];
  const save = (id: number, { version, data }: { version: number; data: object }, more: object) =>
    ask(`PUT /staff/products/${id}/`, { version, fields: { ...data, ...more } });

  describe('a picture at the desks of goods', () => {
    test.each([
      ['picture_id', 'category'],
      ['web_banner_id', 'banner'],
      ['mobile_banner_id', 'phone_banner'],
    ] as const)('that is too small for its use is refused: %s', async (field, use) => {
      const fields = { name: 'Attars', [field]: await small() };
      expect(await ask('POST /staff/categories/', { fields })).toMatchObject(tooSmall(field, use));
    });

    test('that is too small for a product is refused beside its field', async () => {
      const { id } = await desk.add();
      const product = await desk.read(id);
      const gallery = { pictures: front(await small()) };
      expect(await save(id, product, gallery)).toMatchObject(tooSmall('pictures', 'product'));
      const home = { home_picture_id: await small() };
      expect(await save(id, product, home)).toMatchObject(tooSmall('home_picture_id', 'section'));
    });

    test('has its text in other languages on the page', async () => {
      const { id } = await desk.published();
      const hi = { alt_text: 'नीम का साबुन' };
      const one = { id: await picture(900, 900), view: 'front', alt_text: 'Soap' };
      const pictures = [{ ...one, translations: { hi, gu: { alt_text: ' ' } } }];
      expect(await save(id, await desk.read(id), { pictures })).toMatchObject({ status: 200 });
      const { body } = await app.call(`GET /web/single/product/${id}/`);
      expect(body.data.images).toMatchObject([{ alt_text: 'Soap', translations: { hi } }]);
      expect(body.data.images[0].translations.gu).toBeUndefined();
    });

    test('that is not stored is refused', async () => {
      const { id } = await desk.add();
      const answer = await save(id, await desk.read(id), { pictures: front('0123456789abcdef') });
      expect(answer.body.errors).toEqual({ pictures: [pictureMessages.unknown] });
    });

    test('that a product has already stays, whatever its size: imports take small ones', async () => {
      const { id } = await desk.add();
      const row = { productId: id, position: 1, view: 'front', alt: 'Soap' };
      await app.db.insert(productPictures).values({ ...row, pictureId: await small() });
      const { status } = await save(id, await desk.read(id), { name: 'Neem Bar' });
      expect(status).toBe(200);
      expect((await desk.read(id)).data).toMatchObject({ name: 'Neem Bar', pictures: [{}] });
    });
  });
});
