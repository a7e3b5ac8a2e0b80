import { expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { onEachApp } from '@/__tests__/support/test-app';
import type { CitySection } from '@/contract/content/stores';
import { stores } from '@/shop-api/db/schema/stores';

onEachApp((app) => {
  const list = async () => (await app.call('GET /stores/')).body;
  const set = (id: number, changes: Partial<typeof stores.$inferInsert>) =>
    app.db.update(stores).set(changes).where(eq(stores.id, id));

  test('the six stores are listed by city, with hours, position and picture', async () => {
    const { store_section_data: sections, cities } = await list();
    expect(cities).toEqual([
      ...['Ahmedabad', 'Mumbai', 'Bengaluru'],
      ...['Kolkata', 'Gandhinagar', 'Bhavnagar'],
    ]);
    expect(sections.map(({ city }: CitySection) => city)).toEqual(cities);
    expect(sections[0].stores[0]).toMatchObject({
      store_name: 'Vanya Ahmedabad Flagship',
      state_obj: { name: 'Gujarat' },
      work_start_time: '09:30:00',
      work_end_time: '21:00:00',
      weekly_off: null,
      position: { latitude: 23.037, longitude: 72.561 },
      image: { src: expect.stringMatching(/^\/media\//) },
    });
  });

  test('stores of one city share its section', async () => {
    await set(5, { city: 'Ahmedabad' });
    const { store_section_data: sections, cities } = await list();
    expect(cities).not.toContain('Gandhinagar');
    expect(sections[0].stores.map(({ id }: { id: number }) => id)).toEqual([1, 5]);
    await set(5, { city: 'Gandhinagar' });
  });

  test('a closed store is left out, and its city with it', async () => {
    await set(6, { isPublished: false });
    expect((await list()).cities).not.toContain('Bhavnagar');
    await set(6, { isPublished: true });
  });

  test('a store without a known position has none', async () => {
    await set(1, { latitude: null, longitude: null });
    expect((await list()).store_section_data[0].stores[0].position).toBeNull();
    await set(1, { latitude: 23.037, longitude: 72.561 });
  });
});
