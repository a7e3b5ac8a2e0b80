import type { RowNote } from '../../../../contract/catalogue/import-shapes.ts';
import { englishText, type Message } from '../../../../contract/messages/text-with-values.ts';
import { OTHER_LANGUAGES } from '../../../../contract/shop/languages.ts';
import type { PlannedFields, PlannedPicture } from './planned-fields.ts';

/** What a source of a picture turned out to be. */
export type FoundPicture = { source: string } | { problem: Message };

const COLUMN = 'Pictures';
const HOME_COLUMN = 'Home picture';

/**
 * Joins the columns of pictures. A column that the file lacks leaves what the product has; the view
 * of a picture is `front` for the first one, else `still`, and its text the name of the product.
 */
export function plannedPictures(
  fields: Record<string, unknown>,
  before: PlannedFields,
  find: (source: string) => FoundPicture,
) {
  const notes: RowNote[] = [];
  const found = (source: string, column: string) => {
    const picture = find(source);
    if ('source' in picture) return [picture.source];
    notes.push({ column, message: englishText(picture.problem), is_wrong: true });
    return [];
  };
  const sources = sourcesOf(fields.pictures)?.flatMap((source) => found(source, COLUMN));
  const views = (fields.picture_views ?? []) as string[];
  const texts = (fields.picture_texts ?? []) as string[];
  const name = String(fields.name ?? '');
  const pictures = (sources ?? before.pictures.map(({ source }) => source)).map(
    (source, at): PlannedPicture => {
      const was = before.pictures.find((one) => one.source === source);
      return {
        source,
        view: views[at] ?? was?.view ?? (at === 0 ? 'front' : 'still'),
        alt_text: texts[at] ?? was?.alt_text ?? name,
        translations: textsInLanguages(fields, at, was),
      };
    },
  );
  const home = fields.home_picture_id as string | null;
  const isUnchanged = home === null || home === before.home_picture_id;
  const homePicture = isUnchanged ? home : (found(home, HOME_COLUMN)[0] ?? null);
  return { notes, fields: { pictures, home_picture_id: homePicture } };
}

/** A language whose column the file lacks stays as it is. */
function textsInLanguages(
  fields: Record<string, unknown>,
  at: number,
  was: PlannedPicture | undefined,
): PlannedPicture['translations'] {
  const texts = OTHER_LANGUAGES.flatMap((code) => {
    const given = fields[`picture_texts_${code}`] as string[] | undefined;
    const text = given ? given[at] : was?.translations[code]?.alt_text;
    return text ? [[code, { alt_text: text }] as const] : [];
  });
  return Object.fromEntries(texts);
}

/** Undefined where the row has no column of pictures: they are those of the product. */
function sourcesOf(value: unknown): string[] | undefined {
  const isOfCells = Array.isArray(value) && value.every((one) => typeof one === 'string');
  return isOfCells ? value : undefined;
}
