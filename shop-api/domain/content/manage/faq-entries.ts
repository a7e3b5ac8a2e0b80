import { inArray } from 'drizzle-orm';
import type { FaqFields, FaqGroupFields } from '../../../../contract/content/manage-texts.ts';
import { faqGroups, faqs } from '../../../db/schema/content.ts';
import { byId } from '../../catalogue/manage/by-id.ts';
import { notFound } from '../../kernel/errors.ts';
import type { Managed } from '../../trail/managed.ts';

interface Placed {
  position: number;
}

/** A group of questions as a desk reads and saves it. */
export const managedFaqGroup: Managed<number, FaqGroupFields & Placed> = {
  kind: 'faq_group',
  missing: () => notFound('faq_group_not_found', 'Group'),
  read: async (tx, ids) =>
    byId(
      await tx
        .select({
          id: faqGroups.id,
          name: faqGroups.name,
          translations: faqGroups.translations,
          position: faqGroups.position,
        })
        .from(faqGroups)
        .where(inArray(faqGroups.id, [...ids])),
    ),
};

/** A question as a desk reads and saves it. */
export const managedFaq: Managed<number, FaqFields & Placed> = {
  kind: 'faq',
  missing: () => notFound('faq_not_found', 'Question'),
  read: async (tx, ids) =>
    byId(
      await tx
        .select({
          id: faqs.id,
          group_id: faqs.groupId,
          position: faqs.position,
          question: faqs.question,
          answer: faqs.answerHtml,
          translations: faqs.translations,
          is_published: faqs.isPublished,
        })
        .from(faqs)
        .where(inArray(faqs.id, [...ids])),
    ),
};
