import { describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { onBothApps } from '@/__tests__/support/test-app';
import type { Database } from '@/shop-api/db/database';
import { brands } from '@/shop-api/db/schema/product-attributes';
import { trail } from '@/shop-api/db/schema/trail';
import { sqlStateOf } from '@/shop-api/db/transaction';
import { NAMES } from '@/shop-api/domain/catalogue/manage/names';
import { removeResource } from '@/shop-api/domain/desk/move-resource';
import { saveResource } from '@/shop-api/domain/desk/save-resource';
import type { Who } from '@/shop-api/domain/kernel/who';
import { COMMAND_LINE, type DeskContext } from '@/shop-api/domain/trail/desk-context';
import { readManaged } from '@/shop-api/domain/trail/read-managed';
import { changeMany, moveManaged } from '@/shop-api/domain/trail/save-managed';

const STAFF: Who = {
  kind: 'customer',
  customerId: 3,
  isMember: false,
  isStaff: true,
  tokenHash: '',
};
const BRANDS = NAMES.brand;
const BRAND = BRANDS.managed;

onBothApps((app, database) => {
  const ctxOf = (who: DeskContext['who'] = STAFF, db = app.db) => ({
    ...{ db, who },
    ...{ clock: app.clock, notify: () => undefined },
  });
  const ctx = () => ctxOf();
  const save = (name: string, input: { id?: number; version?: number } = {}, about = '') =>
    saveResource({ ctx: ctx(), of: BRANDS, input: { ...input, fields: { name, about } } });
  const rowsOf = async (id: number) =>
    (
      await app.db
        .select()
        .from(trail)
        .where(eq(trail.objectId, String(id)))
        .orderBy(trail.id)
    ).map(({ action, byId, byName, before, after }) => ({ action, byId, byName, before, after }));
  const rename = (id: number, name: string) => async (tx: Database) => {
    await tx.update(brands).set({ name }).where(eq(brands.id, id));
  };

  describe('the trail', () => {
    test('tells who added, changed and removed a thing, and the fields that differ', async () => {
      const { id, version } = await save('Ashwa');
      const changed = await save('Ashwa', { id, version }, 'Of Ahmedabad');
      expect(changed.version).toBeGreaterThan(version);
      await removeResource({ ctx: ctx(), of: BRANDS, input: { id, version: changed.version } });
      const whole = { name: 'Ashwa', slug: 'ashwa' };
      const by = { byId: 3, byName: expect.stringMatching(/\w/) };
      expect(await rowsOf(id)).toEqual([
        { ...by, action: 'added', before: null, after: { ...whole, about: '' } },
        { ...by, action: 'changed', before: { about: '' }, after: { about: 'Of Ahmedabad' } },
        { ...by, action: 'removed', before: { ...whole, about: 'Of Ahmedabad' }, after: null },
      ]);
    });

    test('has no row of a save that changes nothing', async () => {
      const added = await save('Same');
      expect(await save('Same', added)).toEqual(added);
      expect(await rowsOf(added.id)).toHaveLength(1);
    });

    test('names the command line, which is no account', async () => {
      const input = { fields: { name: 'Imported' } };
      const { id } = await saveResource({ ctx: ctxOf(COMMAND_LINE), of: BRANDS, input });
      expect(await rowsOf(id)).toMatchObject([{ byId: null, byName: 'Command line' }]);
    });

    test('names a move by its own name', async () => {
      const { id, version } = await save('Movable');
      const input = { id, version };
      await moveManaged({
        ...{ ctx: ctx(), of: BRAND, input, action: 'renamed' },
        move: rename(id, 'Moved'),
      });
      expect((await rowsOf(id))[1]).toMatchObject({ action: 'renamed', after: { name: 'Moved' } });
    });

    test.each([
      ['changed', sql`UPDATE trail SET by_name = 'Nobody'`],
      ['deleted', sql`DELETE FROM trail`],
      ['emptied', sql`TRUNCATE trail`],
    ])('cannot be %s, by SQL either', async (_what, statement) => {
      const refusal = await app.db.execute(statement).then(
        () => undefined,
        (error: unknown) => sqlStateOf(error),
      );
      expect(refusal).toBe('42501');
    });

    test.each([
      ['a customer', { ...STAFF, isStaff: false }, 'forbidden'],
      ['nobody', { kind: 'nobody' } as const, 'not_logged_in'],
    ])('has nothing of %s, who may change nothing', async (_who, who, code) => {
      const before = await app.db.$count(trail);
      const saved = saveResource({
        ...{ ctx: ctxOf(who), of: BRANDS },
        input: { fields: { name: 'Taken' } },
      });
      await expect(saved).rejects.toMatchObject({ code });
      expect(await app.db.$count(trail)).toBe(before);
      await expect(
        readManaged({ ctx: ctxOf(who), of: BRAND, input: { id: 1 } }),
      ).rejects.toMatchObject({ code });
    });
  });

  describe('a save that names an older version', () => {
    test('is refused, with the newer one, who saved it and when', async () => {
      const { id, version } = await save('Mine');
      const newer = await save('Theirs', { id, version });
      await expect(save('Mine again', { id, version })).rejects.toMatchObject({
        code: 'conflict',
        reason: 'changed_meanwhile',
        details: {
          newer: {
            version: newer.version,
            by: expect.stringMatching(/\w/),
            at: app.clock.now().toISOString(),
            current: { name: 'Theirs', slug: 'theirs', about: '' },
          },
        },
      });
      expect((await save('Mine again', newer)).id).toBe(id);
    });

    test('is refused too where both arrive at once', async () => {
      const { id, version } = await save('Raced');
      const fields = { name: 'Other process' };
      const input = { id, version, fields };
      const other = ctxOf(STAFF, await database.another());
      const outcomes = await Promise.allSettled([
        save('This process', { id, version }),
        saveResource({ ctx: other, of: BRANDS, input }),
      ]);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(await rowsOf(id)).toHaveLength(2);
    });
  });

  describe('a change of many', () => {
    test('is one transaction with a row of each that differs', async () => {
      const one = await save('First of many');
      const two = await save('Second of many');
      const of = { ctx: ctx(), of: BRAND, action: 'renamed' };
      await changeMany({ ...of, input: [one, two], change: rename(one.id, 'Renamed') });
      expect(await rowsOf(one.id)).toHaveLength(2);
      expect(await rowsOf(two.id)).toHaveLength(1);
      const again = changeMany({ ...of, input: [two, one], change: rename(two.id, 'Never') });
      await expect(again).rejects.toMatchObject({ reason: 'changed_meanwhile' });
      const { data } = await readManaged({ ctx: ctx(), of: BRAND, input: two });
      expect(data).toMatchObject({ name: 'Second of many' });
    });
  });
});
