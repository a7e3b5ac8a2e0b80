import { inArray } from 'drizzle-orm';
import { pictureMessages } from '../../../contract/messages/staff-pictures.ts';
import { isLargeEnough, type PictureUse } from '../../../contract/shop/picture-uses.ts';
import type { Database } from '../../db/database.ts';
import { pictures } from '../../db/schema/pictures.ts';
import { invalidField } from '../kernel/errors.ts';

/** A field of an entry that names a picture. */
interface PictureField {
  field: string;
  /** `null`: no picture. */
  id: string | null;
  use: PictureUse;
}

/**
 * Refuses pictures that are not stored or too small. Those that the entry has already (`existing`) may be
 * small: an import takes what another shop had. Errors: `invalid` with the field.
 */
export async function checkPictures(
  tx: Database,
  fields: readonly PictureField[],
  existing: ReadonlySet<string | null> = new Set(),
): Promise<void> {
  const ids = fields.flatMap(({ id }) => (id === null ? [] : [id]));
  if (ids.length === 0) return;
  // Kept until the entry is written: housekeeping waits or passes them over.
  const rows = await tx.select().from(pictures).where(inArray(pictures.id, ids)).for('key share');
  const known = new Map(rows.map((row) => [row.id, row]));
  for (const { field, id, use } of fields) {
    if (id === null) continue;
    const found = known.get(id);
    if (!found) throw invalidField(field, 'picture_not_usable', pictureMessages.unknown);
    if (existing.has(id) || isLargeEnough(use, found)) continue;
    throw invalidField(field, 'picture_not_usable', pictureMessages.tooSmall(use, found));
  }
}
