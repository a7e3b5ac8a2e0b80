import { and, asc, desc, eq, ilike, sql } from 'drizzle-orm';
import { LANGUAGE_CODES } from '../../../../contract/shop/languages.ts';
import { faqGroups, faqs } from '../../../db/schema/content.ts';
import type { Context } from '../../kernel/context.ts';
import { containing } from '../../kernel/like-patterns.ts';
import { type Paging, pagedAnswer, pageOf } from '../../kernel/paging.ts';
import { staffOf } from '../../kernel/who.ts';

interface ListGroups {
  ctx: Context;
  input: Paging & { q?: string | undefined; sort: 'position' | 'name'; order: 'asc' | 'desc' };
}

/** Returns a page of the groups of questions with how many each has. Staff only. */
export async function listDeskFaqGroups({ ctx: { db, who }, input }: ListGroups) {
  staffOf(who);
  const chosen = input.q ? ilike(faqGroups.name, containing(input.q)) : undefined;
  const direction = input.order === 'desc' ? desc : asc;
  const query = db
    .select({
      id: faqGroups.id,
      name: faqGroups.name,
      position: faqGroups.position,
      questions: sql<number>`(SELECT count(*)::int FROM faqs WHERE group_id = faq_groups.id)`,
    })
    .from(faqGroups)
    .where(chosen)
    .orderBy(direction(faqGroups[input.sort]), asc(faqGroups.id))
    .$dynamic();
  const [total, rows] = await Promise.all([db.$count(faqGroups, chosen), pageOf(query, input)]);
  return pagedAnswer(rows, total, input);
}

interface ListFaqs {
  ctx: Context;
  input: Paging & {
    q?: string | undefined;
    group_id?: number | undefined;
    sort: 'position' | 'question';
    order: 'asc' | 'desc';
  };
}

/** Returns a page of all questions, hidden ones too, by group. Staff only. */
export async function listDeskFaqs({ ctx: { db, who }, input }: ListFaqs) {
  staffOf(who);
  const chosen = and(
    input.q ? ilike(faqs.question, containing(input.q)) : undefined,
    input.group_id === undefined ? undefined : eq(faqs.groupId, input.group_id),
  );
  const direction = input.order === 'desc' ? desc : asc;
  const sorted =
    input.sort === 'position'
      ? [direction(faqGroups.position), direction(faqs.position)]
      : [direction(faqs.question)];
  const query = db
    .select({ faq: faqs, group: faqGroups.name })
    .from(faqs)
    .innerJoin(faqGroups, eq(faqGroups.id, faqs.groupId))
    .where(chosen)
    .orderBy(...sorted, asc(faqs.id))
    .$dynamic();
  const [total, rows] = await Promise.all([db.$count(faqs, chosen), pageOf(query, input)]);
  const data = rows.map(({ faq, group }) => ({
    ...{ id: faq.id, group_id: faq.groupId, group, position: faq.position },
    ...{ question: faq.question, is_published: faq.isPublished },
    languages: LANGUAGE_CODES.filter((code) => code === 'en' || faq.translations[code]),
  }));
  return pagedAnswer(data, total, input);
}
