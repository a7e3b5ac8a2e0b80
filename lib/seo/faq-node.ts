import type { FAQPage } from 'schema-dts';
import type { DisplayedFaqGroup } from '@/lib/view/content';

/** Returns a schema.org FAQPage of all groups. */
export function faqNode(groups: DisplayedFaqGroup[]) {
  return {
    '@type': 'FAQPage',
    inLanguage: 'en-IN',
    mainEntity: groups
      .flatMap(({ items }) => items)
      .map(({ question, answer }) => ({
        '@type': 'Question' as const,
        name: question,
        acceptedAnswer: { '@type': 'Answer' as const, text: answer },
      })),
  } satisfies FAQPage;
}
