import type { DeskProductFields } from '../../../../contract/catalogue/manage.ts';
import { RichTexts } from '../../kernel/rich-text.ts';

/** Returns fields with what a page displays of their rich texts, and what staff are told of it. */
export function withCleanTexts<Fields extends DeskProductFields>(given: Fields) {
  const texts = new RichTexts();
  const fields = {
    ...given,
    description: texts.clean('Description', given.description),
    translations: texts.cleanIn('Description', 'description', given.translations ?? {}),
  };
  return { fields, message: texts.message };
}
