import { expect, test } from '@jest/globals';
import { faqNode } from '@/lib/seo/faq-node';
import type { CleanHtml } from '@/lib/view/rich-text';

test('the questions of all groups are one FAQPage, in their order', () => {
  const item = (id: number, question: string) => ({
    id,
    question,
    answer: `<p>${question} Yes.</p>` as CleanHtml,
  });
  const node = faqNode([
    { group: 'Order Related', items: [item(2, 'Refund?')] },
    { group: 'General Information', items: [item(1, 'Account?')] },
  ]);
  expect(node['@type']).toBe('FAQPage');
  expect(node.mainEntity).toEqual([
    {
      '@type': 'Question',
      name: 'Refund?',
      acceptedAnswer: { '@type': 'Answer', text: '<p>Refund? Yes.</p>' },
    },
    {
      '@type': 'Question',
      name: 'Account?',
      acceptedAnswer: { '@type': 'Answer', text: '<p>Account? Yes.</p>' },
    },
  ]);
});
