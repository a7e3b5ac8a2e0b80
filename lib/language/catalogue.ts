import { LANGUAGES, type OtherLanguage } from '@/contract/shop/languages';
import { SENT_FILES, SERVER_FILES } from './text-files';
import type { TextCatalogue } from './translate';

/** Returns all texts of a language out of its folder. Names in the shop's data are not there. */
export async function catalogueOf(language: OtherLanguage): Promise<TextCatalogue> {
  const { folder } = LANGUAGES[language];
  const files: { default: TextCatalogue }[] = await Promise.all([
    import(`../../contract/messages/${folder}/company.json`, { with: { type: 'json' } }),
    import(`../../contract/messages/${folder}/dates.json`, { with: { type: 'json' } }),
    import(`../../contract/messages/${folder}/states.json`, { with: { type: 'json' } }),
    ...SENT_FILES.map(
      (name) => import(`./${folder}/sent/${name}.json`, { with: { type: 'json' } }),
    ),
    ...SERVER_FILES.map(
      (name) => import(`./${folder}/texts/${name}.json`, { with: { type: 'json' } }),
    ),
  ]);
  return Object.assign({}, ...files.map((file) => file.default));
}
