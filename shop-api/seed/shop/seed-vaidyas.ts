import type { Database } from '../../db/database.ts';
import { vaidyas } from '../../db/schema/vaidyas.ts';
import type { Content } from '../content-data.ts';
import { pictureId, type SeedPictures } from './picture-ids.ts';

/** Writes the vaidyas, who are invented. */
export async function seedVaidyas(
  tx: Database,
  content: Content,
  pictures: SeedPictures,
): Promise<void> {
  await tx.insert(vaidyas).values(
    content.vaidyas.map(({ registration_number, picture_alt, ...vaidya }, index) => ({
      ...vaidya,
      position: index + 1,
      registrationNumber: registration_number,
      pictureId: pictureId(pictures, `vaidyas/${vaidya.id}`),
      pictureAlt: picture_alt,
      isPublished: true,
    })),
  );
}
