import { beforeEach, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { onEachApp } from '@/__tests__/support/test-app';
import { messageTemplates } from '@/shop-api/db/schema/message-templates';
import { readTemplate, storeDefaultTemplates } from '@/shop-api/domain/mail/stored-templates';
import { MESSAGE_TEMPLATES, TEMPLATE_NAMES } from '@/shop-api/domain/mail/templates/all-templates';

const NAME = 'order.placed';
const MINUTE_MS = 60_000;

onEachApp((app) => {
  const alarms: string[] = [];
  const read = () =>
    readTemplate({ db: app.db, clock: app.clock, alarm: (text) => alarms.push(text) }, NAME);
  const edit = (changes: object) =>
    app.db
      .update(messageTemplates)
      .set({ ...changes, editedAt: app.clock.now() })
      .where(eq(messageTemplates.name, NAME));

  beforeEach(async () => {
    alarms.length = 0;
    await app.db.delete(messageTemplates);
    await storeDefaultTemplates(app.db);
    app.clock.advance(MINUTE_MS);
  });

  test('the start of the shop stores a row for every message', async () => {
    const rows = await app.db.select({ name: messageTemplates.name }).from(messageTemplates);
    expect(rows.map(({ name }) => name).sort()).toEqual([...TEMPLATE_NAMES].sort());
  });

  test('a text that staff have edited is used within five seconds, and kept at the next start', async () => {
    await read();
    await edit({ subject: 'Namaste! {number} is here' });
    await storeDefaultTemplates(app.db);
    expect((await read()).subject).toBe(MESSAGE_TEMPLATES[NAME].subject);
    app.clock.advance(MINUTE_MS);
    expect((await read()).subject).toBe('Namaste! {number} is here');
  });

  test('a row that is not edited follows the default', async () => {
    const older = { subject: 'An older default' };
    await app.db.update(messageTemplates).set(older).where(eq(messageTemplates.name, NAME));
    await storeDefaultTemplates(app.db);
    expect((await read()).subject).toBe(MESSAGE_TEMPLATES[NAME].subject);
  });

  test('a broken row is reported, and the default is used', async () => {
    await edit({ subject: 'Order {nummer}' });
    expect(await read()).toEqual(MESSAGE_TEMPLATES[NAME]);
    expect(alarms).toEqual([
      'The texts of the message order.placed are not used (subject: unknown value {nummer})',
    ]);
  });

  test('a missing row is no fault: the default is used', async () => {
    await app.db.delete(messageTemplates);
    expect(await read()).toEqual(MESSAGE_TEMPLATES[NAME]);
    expect(alarms).toEqual([]);
  });
});
