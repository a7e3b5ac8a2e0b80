import { withHeadingAnchors } from '../../lib/server/heading-anchors';
import { cleanHtml } from '../../lib/server/rich-text';
import type { BlogPost, BlogTeaser } from '../../lib/view/blogs';

/** A post of the journal as a card shows it. */
export function sampleTeaser(facts: Partial<BlogTeaser> = {}): BlogTeaser {
  return {
    id: 3,
    title: 'Why tulsi',
    path: '/blogs/3/why-tulsi',
    banner: null,
    day: { text: '1 October 2026', iso: '2026-10-01' },
    excerpt: 'Which leaf, which cup.',
    ...facts,
  };
}

/** A post as its page shows it. */
export function samplePost(html = '<p>Steep it.</p>', facts: Partial<BlogPost> = {}): BlogPost {
  return {
    ...sampleTeaser(),
    ...withHeadingAnchors(cleanHtml(html)),
    author: 'Vanya Kitchen Desk',
    minutes: 5,
    languages: ['en'],
    publishedAt: '2026-10-01T03:30:00.000Z',
    meta: { title: 'Why tulsi | Vanya journal', description: 'Which leaf, which cup.' },
    ...facts,
  };
}
