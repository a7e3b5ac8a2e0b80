import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BlogsView } from '@/components/blogs/blogs-view';
import { JsonLd } from '@/components/shared/raw-html';
import { readId } from '@/contract/kit/ids';
import { BLOGS_PER_PAGE } from '@/contract/shop/limits';
import { contentRoutes } from '@/lib/content-routes';
import { getText } from '@/lib/language/get-text';
import type { Translate } from '@/lib/language/translate';
import { routes } from '@/lib/routes';
import { blogsAddress, monthOfSegment } from '@/lib/routing/archive-month';
import { JOURNAL_FEED } from '@/lib/routing/small-files';
import { breadcrumbList, type Crumb, graph } from '@/lib/seo/json-ld';
import { itemList } from '@/lib/seo/list-node';
import { onPage, pageTitle } from '@/lib/seo/metadata';
import { serverConfig } from '@/lib/server/config';
import { getBlogList } from '@/lib/server/pages/blogs';
import { getMetadata, getPageMeta } from '@/lib/server/pages/metadata';
import type { BlogList } from '@/lib/view/blogs';

export const ensureStatic = 'navigation';

interface Props {
  params: Promise<{ month: string; page: string }>;
}

/** Prerenders the newest posts; other pages and months render at their first visit. */
export function generateStaticParams() {
  return [{ month: 'all', page: '1' }];
}

async function readPage(params: Props['params']): Promise<BlogList> {
  const given = await params;
  const month = monthOfSegment(given.month);
  if (month === undefined) notFound();
  const list = await getBlogList(readId(given.page) ?? notFound(), month);
  if (list.page > list.totalPages) notFound();
  return list;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { month, monthName, page, totalPages, posts } = await readPage(params);
  const hrefOf = (number: number) => contentRoutes.blogs(blogsAddress(month, number));
  const t = await getText();
  const meta = await getPageMeta(hrefOf(1), {
    title: pageTitle(
      month ? t('Journal of {month}', { month: t.filled(monthName) }) : t('Journal'),
    ),
    description: month
      ? t(
          'Posts of {month} from the people who grow and make: food, farms, herbs and care for skin and hair.',
          { month: t.filled(monthName) },
        )
      : t(
          'Posts from the people who grow and make: food, farms, herbs and care for skin and hair.',
        ),
    keywords: 'journal, blog, organic, ayurveda',
  });
  return {
    ...(await getMetadata({
      meta: onPage(meta, { page, pages: totalPages, t }),
      canonical: hrefOf(page),
      origin: serverConfig().publicOrigin,
      indexable: posts.length > 0,
      feed: JOURNAL_FEED,
    })),
    pagination: {
      previous: page > 1 ? hrefOf(page - 1) : undefined,
      next: page < totalPages ? hrefOf(page + 1) : undefined,
    },
  };
}

function trailOf({ month, monthName }: BlogList, t: Translate): Crumb[] {
  const home = { label: 'Home', href: routes.home() };
  if (!month) return [home, { label: 'Journal' }];
  return [home, { label: 'Journal', href: contentRoutes.blogs() }, { label: t.filled(monthName) }];
}

export default async function JournalPage({ params }: Props) {
  const list = await readPage(params);
  const trail = trailOf(list, await getText());
  const { publicOrigin: origin } = serverConfig();
  const rows = list.posts.map(({ title, path }) => ({ name: title, path }));
  const before = (list.page - 1) * BLOGS_PER_PAGE;
  return (
    <>
      <JsonLd
        origin={origin}
        data={graph(breadcrumbList(trail, origin), itemList(rows, origin, before))}
      />
      <BlogsView list={list} trail={trail} />
    </>
  );
}
