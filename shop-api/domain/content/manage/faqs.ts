import { sql } from 'drizzle-orm';
import { faqResource } from '../../../../contract/content/faq-desk.ts';
import { faqGroupResource } from '../../../../contract/content/faq-group-desk.ts';
import { faqGroups, faqs } from '../../../db/schema/content.ts';
import { storedIn } from '../../desk/resource.ts';
import { notFound } from '../../kernel/errors.ts';

/** Groups of frequent questions. */
export const storedFaqGroups = storedIn(faqGroupResource, {
  missing: () => notFound('faq_group_not_found', 'Group'),
  table: faqGroups,
  computed: { questions: sql`(SELECT count(*)::int FROM faqs WHERE group_id = faq_groups.id)` },
  usedBy: { questions: ['question', 'questions'] },
  isOrdered: true,
  tags: ['content'],
});

const ofGroup = (column: string) =>
  sql`(SELECT ${sql.identifier(column)} FROM faq_groups WHERE id = faqs.group_id)`;

/** Frequent questions. */
export const storedFaqs = storedIn(faqResource, {
  missing: () => notFound('faq_not_found', 'Question'),
  table: faqs,
  computed: { group: ofGroup('name') },
  sorts: { position: [ofGroup('position'), faqs.position] },
  isOrdered: true,
  within: 'group_id',
  tags: ['content'],
});
