import type { Database } from '../../db/database.ts';
import { faqs, metaTags, partners } from '../../db/schema/content.ts';
import type { Content } from '../content-data.ts';
import type { SeedPictures } from './picture-ids.ts';
import { pictureId } from './picture-ids.ts';

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
  await tx.insert(faqs).values(faqRows(content));
  await tx.insert(partners).values(
    content.partner_cards.map(({ id, name, kind, text, url }, index) => ({
      ...{ id, name, kind, text, url },
      position: index + 1,
      pictureId: pictureId(pictures, `partners/${id}`),
    })),
  );
}

function faqRows({ faq }: Content) {
  return faq
    .flatMap(({ items, ...head }) => items.map((item) => ({ ...head, ...item })))
    .map((row, index) => ({
      ...{ id: row.id, position: index + 1 },
      ...{ group: row.group, question: row.question, answerHtml: row.answer_html },
      translations: row.translations,
    }));
}
