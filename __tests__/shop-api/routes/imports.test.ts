import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { COLUMNS, goodsRow, newSku } from '@/__tests__/support/goods-rows';
import { NO_DEFAULTS } from '@/__tests__/support/import-desk';
import { onEachApp } from '@/__tests__/support/test-app';
import { testDeps } from '@/__tests__/support/test-deps';
import { imports } from '@/shop-api/db/schema/imports';
import { products } from '@/shop-api/db/schema/products';
import { runImports } from '@/shop-api/domain/catalogue/goods-files/import-jobs';
import { SYSTEM_ACTOR } from '@/shop-api/http/with-context';

const STAFF = 3;
const OPTIONS = { mapping: {}, defaults: NO_DEFAULTS, makes_missing: false };

onEachApp((app) => {
  const ask = async (call: string, body?: object) =>
    app.call(call, { body, who: await app.customer(STAFF) });
  const job = () => ({ ctx: { ...testDeps({ db: app.db, clock: app.clock }), ...SYSTEM_ACTOR } });
  const runJobs = async () => {
    while ((await runImports(job())) > 0);
  };
  const start = async (text: string, name = 'goods.csv') => {
    const size = Buffer.byteLength(text);
    const { body } = await ask('POST /staff/imports/', { goods: { name, size } });
    return body.id as number;
  };
  const send = async (id: number, at: number, text: string, headers = {}) => {
    const form = new FormData();
    form.set('file', 'goods');
    form.set('at', String(at));
    form.set('part', new Blob([text]));
    const who = await app.customer(STAFF);
    return app.call(`POST /staff/imports/${id}/parts/`, { who, headers, body: form });
  };
  const read = async (id: number) => (await ask(`GET /staff/imports/${id}/`)).body.data;
  const csv = (...rows: string[][]) => [COLUMNS, ...rows].map((row) => row.join(',')).join('\n');

  describe('an import at the desk', () => {
    test('is sent in parts, checked, shown, accepted and written', async () => {
      const [right, wrong] = [newSku(), newSku()];
      const text = csv(goodsRow({ SKU: right }), goodsRow({ SKU: wrong, Price: '999' }));
      const id = await start(text);
      expect((await send(id, 0, text.slice(0, 40))).body.received).toBe(40);
      // The answer was lost, so the part comes again.
      expect((await send(id, 0, text.slice(0, 40))).body.received).toBe(40);
      expect((await ask(`POST /staff/imports/${id}/check/`, OPTIONS)).body.errors).toEqual({
        goods: ['“goods.csv” has not arrived whole'],
      });
      await send(id, 40, text.slice(40));
      expect((await ask(`POST /staff/imports/${id}/check/`, OPTIONS)).status).toBe(200);
      expect(await read(id)).toMatchObject({ state: 'to_check', by: expect.any(String) });
      await runJobs();
      expect(await read(id)).toMatchObject({
        state: 'checked',
        about: { kind: 'own', rows: 2, readAs: 'UTF-8, comma' },
        counts: { added: 1, wrong: 1 },
        done: 2,
        total: 2,
      });
      const { body: rows } = await ask(`GET /staff/imports/${id}/rows/?verdict=wrong`);
      expect(rows).toMatchObject({
        total_count: 1,
        data: [
          {
            row: 3,
            sku: wrong,
            notes: [
              { column: 'Price', message: 'Price must not be above the MRP', is_wrong: true },
            ],
          },
        ],
      });
      await ask(`POST /staff/imports/${id}/accept/`);
      await runJobs();
      expect(await read(id)).toMatchObject({ state: 'written', done: 1, total: 1 });
      const [added] = await app.db.select().from(products).where(eq(products.sku, right));
      const { body: trail } = await ask(`GET /staff/trail/product/${added?.id}/`);
      expect(trail.data[0]).toMatchObject({ action: 'imported', by: (await read(id)).by });
      expect((await ask(`POST /staff/imports/${id}/accept/`)).body.reason).toBe(
        'import_step_not_allowed',
      );
      expect((await ask('GET /staff/imports/')).body.data[0].id).toBe(id);
    });

    test('is refused before a byte is sent when a file is too large or empty', async () => {
      const refused = async (goods: object, pictures?: object) =>
        (await ask('POST /staff/imports/', { goods, pictures })).body.errors;
      const goods = { name: 'a.csv', size: 10 };
      expect(await refused({ name: 'a.csv', size: 50_000_001 })).toEqual({
        'goods.size': ['The file is larger than 50 MB'],
      });
      expect(await refused({ name: 'a.csv', size: 0 })).toEqual({ goods: ['The file is empty'] });
      expect(await refused(goods, { name: 'a.zip', size: 200_000_001 })).toEqual({
        'pictures.size': ['The ZIP is larger than 200 MB'],
      });
    });

    test('takes no part above one megabyte, and keeps nothing of it', async () => {
      const text = 'x'.repeat(1_100_000);
      const id = await start(text);
      const refused = await send(id, 0, text, { 'Content-Length': '1100000' });
      expect([refused.status, refused.body.message]).toEqual([413, 'Send parts of at most 1 MB']);
      expect((await read(id)).files.goods.received).toBe(0);
    });

    test('takes no part beyond what was announced, nor one that leaves a gap', async () => {
      const id = await start('0123456789');
      expect((await send(id, 5, '56789')).status).toBe(422);
      expect((await send(id, 0, '0123456789x')).status).toBe(422);
    });

    test('says why a file cannot be read, and can be checked again under another mapping', async () => {
      const text = 'Code,Price\nVNY-1001,495\n';
      const id = await start(text);
      await send(id, 0, text);
      await ask(`POST /staff/imports/${id}/check/`, OPTIONS);
      await runJobs();
      expect(await read(id)).toMatchObject({
        state: 'refused',
        problem: 'The file has no column “SKU”',
      });
      await ask(`POST /staff/imports/${id}/check/`, { ...OPTIONS, mapping: { Code: 'SKU' } });
      await runJobs();
      expect(await read(id)).toMatchObject({ state: 'checked', counts: { same: 1 } });
      expect((await ask(`POST /staff/imports/${id}/accept/`)).body.message).toBe(
        'No row of the file changes anything',
      );
    });

    test('says that it was interrupted when its process was killed, and starts again', async () => {
      const sku = newSku();
      const text = csv(goodsRow({ SKU: sku }));
      const id = await start(text);
      await send(id, 0, text);
      await ask(`POST /staff/imports/${id}/check/`, OPTIONS);
      await runJobs();
      const beatAt = new Date(app.clock.now().getTime() - 60_000);
      await app.db.update(imports).set({ state: 'writing', beatAt }).where(eq(imports.id, id));
      await runJobs();
      expect(await read(id)).toMatchObject({
        state: 'write_interrupted',
        problem: 'The shop was stopped meanwhile. Nothing was changed; start the step again.',
      });
      await ask(`POST /staff/imports/${id}/accept/`);
      await runJobs();
      expect(await read(id)).toMatchObject({ state: 'written' });
    });

    test('writes nothing for somebody who has left the staff since', async () => {
      const text = csv(goodsRow());
      const id = await start(text);
      await send(id, 0, text);
      await ask(`POST /staff/imports/${id}/check/`, OPTIONS);
      await runJobs();
      await ask(`POST /staff/imports/${id}/accept/`);
      // Customer 1 is no member of staff.
      await app.db.update(imports).set({ byId: 1 }).where(eq(imports.id, id));
      await runJobs();
      expect(await read(id)).toMatchObject({ state: 'failed' });
    });

    test('is forgotten with its files', async () => {
      const id = await start('SKU\nA');
      await send(id, 0, 'SKU');
      expect((await ask(`DELETE /staff/imports/${id}/`)).status).toBe(200);
      expect((await ask(`GET /staff/imports/${id}/`)).body.reason).toBe('import_not_found');
    });

    test('has a template and an export, as CSV and as XLSX', async () => {
      for (const path of ['imports/template', 'products/export']) {
        const { headers, body } = await ask(`GET /staff/${path}/csv/`);
        expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
        expect(body).toMatch(/^\uFEFF?SKU,Barcode,Name,Slug,Brand/);
        const workbook = await ask(`GET /staff/${path}/xlsx/`);
        expect(workbook.headers.get('Content-Type')).toContain('spreadsheetml');
        expect(workbook.body.slice(0, 2)).toBe('PK');
      }
    });
  });
});
