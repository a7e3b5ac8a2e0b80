import { customType } from 'drizzle-orm/pg-core';

/** A column of the bytes of a file. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
