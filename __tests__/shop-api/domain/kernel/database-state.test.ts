import { expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { onEachDatabase } from '@/__tests__/support/test-database';
import { databaseState } from '@/shop-api/domain/kernel/database-state';

onEachDatabase((database) => {
  test('a database with room is up', async () => {
    expect(await databaseState(database)).toBe('up');
  });

  test('a database that cannot write a file is full', async () => {
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`SET LOCAL temp_file_limit = '8kB'`);
      expect(await databaseState({ db: tx })).toBe('full');
    });
  });
});
