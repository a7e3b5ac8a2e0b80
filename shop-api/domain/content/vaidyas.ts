import { asc, eq } from 'drizzle-orm';
import type { Vaidya } from '../../../contract/content/vaidyas.ts';
import { translationIn } from '../../../contract/kit/translations.ts';
import type { Language } from '../../../contract/shop/languages.ts';
import { pictures } from '../../db/schema/pictures.ts';
import { vaidyas } from '../../db/schema/vaidyas.ts';
import type { Given } from '../kernel/context.ts';
import { toPicture } from '../kernel/pictures.ts';

/** Public. Lists the published vaidyas in their order; texts without a translation are in English. */
export async function listVaidyas({
  ctx,
  input: { language },
}: Given<{ language: Language }>): Promise<Vaidya[]> {
  const rows = await ctx.db
    .select({ vaidya: vaidyas, picture: pictures })
    .from(vaidyas)
    .leftJoin(pictures, eq(pictures.id, vaidyas.pictureId))
    .where(eq(vaidyas.isPublished, true))
    .orderBy(asc(vaidyas.position), asc(vaidyas.id));
  return rows.map(({ vaidya, picture }) => {
    const { id, name, qualification, council, speaks, hours, about, pictureAlt } = vaidya;
    const { picture_alt: alt, ...own } = translationIn(vaidya.translations, language) ?? {};
    return {
      ...{ id, name, qualification, council, speaks, hours, about, ...own },
      registration_number: vaidya.registrationNumber,
      portrait: picture && toPicture(picture),
      portrait_alt: alt ?? pictureAlt,
    };
  });
}
