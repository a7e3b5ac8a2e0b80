import type { Translations } from '../../../contract/kit/translations.ts';
import type { Database } from '../../db/database.ts';
import { faqGroups, faqs, metaTags, partners } from '../../db/schema/content.ts';
import type { Content } from '../content-data.ts';
import { pictureId, type SeedPictures } from './picture-ids.ts';

/** Writes questions and answers, the partners, and the metadata of pages. */
export async function seedContent(
  tx: Database,
  content: Content,
  pictures: SeedPictures,
): Promise<void> {
  await tx
    .insert(metaTags)
    .values(
      content.meta_tags.map(({ page_url: pageUrl, ...metadata }) => ({ pageUrl, ...metadata })),
    );
  await tx.insert(faqGroups).values(faqGroupRows(content));
  await tx.insert(faqs).values(faqRows(content));
  await tx.insert(partners).values(
    content.partner_cards.map(({ id, name, kind, text, url }, index) => ({
      ...{ id, name, kind, text, url },
      position: index + 1,
      pictureId: pictureId(pictures, `partners/${id}`),
    })),
  );
}

function faqGroupRows({ faq }: Content) {
  return faq.map(({ group: name, items }, index) => ({
    ...{ id: index + 1, position: index + 1, name },
    translations: inLanguages(items[0]?.translations ?? {}, ({ group }) => ({ name: group })),
  }));
}

function faqRows({ faq }: Content) {
  return faq.flatMap(({ items }, group) =>
    items.map(({ id, question, answer_html: answerHtml, translations }, index) => ({
      ...{ id, question, answerHtml },
      ...{ groupId: group + 1, position: index + 1 },
      translations: inLanguages(translations, ({ group: _, ...texts }) => texts),
    })),
  );
}

function inLanguages<Given, Texts>(
  translations: Translations<Given>,
  toTexts: (given: Given) => Texts,
): Translations<Texts> {
  const own = Object.entries(translations).flatMap(([code, texts]) =>
    texts ? [[code, toTexts(texts)]] : [],
  );
  return Object.fromEntries(own);
}
