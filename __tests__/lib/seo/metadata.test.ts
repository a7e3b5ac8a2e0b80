import { expect, test } from '@jest/globals';
import { inHindi } from '@/__tests__/support/in-languages';
import { pageMetadata, type ShareCard } from '@/lib/seo/metadata';

const page = {
  meta: { title: 'Tea | Vanya', description: 'Leaves and roots.', keywords: 'tea, tulsi' },
  canonical: '/categories/404/health-care',
  origin: 'https://vanya.example',
};

const languages = {
  'en-IN': page.canonical,
  'hi-IN': `/hi${page.canonical}`,
  'gu-IN': `/gu${page.canonical}`,
  'x-default': page.canonical,
};

test('messengers and search engines get the same title and description', () => {
  const { title, description, openGraph, twitter, alternates, keywords } = pageMetadata(page);
  expect([title, description, keywords]).toEqual(Object.values(page.meta));
  expect(openGraph).toMatchObject({ title, description, url: page.canonical, locale: 'en_IN' });
  expect(twitter).toMatchObject({ title, description, card: 'summary_large_image' });
  expect(alternates).toEqual({ canonical: page.canonical, languages });
});

test('URLs are made absolute with the shop’s origin', () => {
  expect(String(pageMetadata(page).metadataBase)).toBe('https://vanya.example/');
});

test('a page without a picture uses the shop’s sharing picture', () => {
  const imagesOf = (shareCard: ShareCard | null) =>
    pageMetadata({ ...page, shareCard }).openGraph?.images;
  expect(imagesOf(null)).toMatchObject([{ url: '/art/og-default.jpg' }]);
  const { images } = pageMetadata({ ...page, shareCard: null }, undefined, 'Farm').openGraph ?? {};
  expect(images).toMatchObject([{ url: '/art/og-plain.jpg', alt: 'Farm' }]);
  const card = { src: '/cards/post/5-0123456789.jpg', alt: 'Why tulsi' };
  expect(imagesOf(card)).toMatchObject([{ url: card.src, alt: card.alt, width: 1200 }]);
  const size = { width: 1200, height: 900 };
  expect(imagesOf({ ...card, size })).toMatchObject([{ url: card.src, ...size }]);
});

test('a post names its author and day, every other page is a page of a site', () => {
  const article = {
    author: 'Vanya Kitchen Desk',
    publishedAt: '2026-01-12T03:30:00Z',
    languages: ['en' as const],
  };
  expect(pageMetadata({ ...page, article }).openGraph).toMatchObject({
    type: 'article',
    authors: [article.author],
    publishedTime: article.publishedAt,
  });
  expect(pageMetadata(page).openGraph).toMatchObject({ type: 'website' });
});

test('the page of a product leaves its type to its own tags', () => {
  expect(pageMetadata({ ...page, isProduct: true }).openGraph).not.toHaveProperty('type');
});

test('a list with a feed links to it', () => {
  expect(pageMetadata({ ...page, feed: '/journal.xml' }).alternates).toEqual({
    canonical: page.canonical,
    languages,
    types: { 'application/rss+xml': '/journal.xml' },
  });
});

test('a page is excluded from search engines only when it asks for it', () => {
  expect(pageMetadata(page).robots).toBeUndefined();
  expect(pageMetadata({ ...page, indexable: false }).robots).toEqual({
    index: false,
    follow: true,
  });
});

test('a post is offered in the languages in which it is written', () => {
  const article = {
    author: 'Asha',
    publishedAt: '2026-01-01T00:00:00Z',
    languages: ['en' as const],
  };
  const { alternates, openGraph } = pageMetadata({ ...page, article }, inHindi);
  expect(alternates).toEqual({
    canonical: page.canonical,
    languages: { 'en-IN': page.canonical, 'x-default': page.canonical },
  });
  expect(openGraph).toMatchObject({ locale: 'en_IN', url: page.canonical });
  const inBoth = { ...article, languages: ['en' as const, 'hi' as const] };
  const translated = pageMetadata({ ...page, article: inBoth }, inHindi).alternates;
  expect(translated?.canonical).toBe(`/hi${page.canonical}`);
  expect(Object.keys(translated?.languages ?? {})).toEqual(['en-IN', 'hi-IN', 'x-default']);
});

test('a page in Hindi has its own canonical address, and names that in English', () => {
  const { alternates, openGraph } = pageMetadata(page, inHindi);
  expect(alternates).toEqual({ canonical: `/hi${page.canonical}`, languages });
  expect(openGraph).toMatchObject({ locale: 'hi_IN', url: `/hi${page.canonical}` });
});

test('texts in Hindi are those known as a whole; others stay as staff wrote them', () => {
  const headOf = (title: string) =>
    pageMetadata({ ...page, meta: { ...page.meta, title, description: title } }, inHindi);
  expect(headOf('Journal | Vanya').title).toBe('ब्लॉग | Vanya');
  expect(headOf('How to make ghee | Vanya').title).toBe('How to make ghee | Vanya');
  expect(headOf('How to make ghee').description).toBe('How to make ghee');
});

test('the title and description of a post stay as they were written', () => {
  const meta = { title: 'A Day to Make | Vanya', description: 'Past', keywords: '' };
  const article = {
    author: 'Vanya Kitchen Desk',
    publishedAt: '2026-01-12T03:30:00Z',
    languages: ['en' as const],
  };
  expect(pageMetadata({ ...page, meta, article }, inHindi)).toMatchObject({
    title: meta.title,
    description: meta.description,
  });
});

test('a page that search engines do not find names no other language', () => {
  expect(pageMetadata({ ...page, indexable: false }).alternates).toEqual({
    canonical: page.canonical,
  });
});
