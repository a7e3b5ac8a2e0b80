import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { PostView } from '@/components/blogs/post-view';
import { ProductRail } from '@/components/shared/product-rail';
import { JsonLd } from '@/components/shared/raw-html';
import { readId } from '@/contract/kit/ids';
import { contentRoutes } from '@/lib/content-routes';
import { routes } from '@/lib/routes';
import { blogPostingNode } from '@/lib/seo/content-nodes';
import { breadcrumbList, graph } from '@/lib/seo/json-ld';
import { getCompany } from '@/lib/server/api/settings';
import { serverConfig } from '@/lib/server/config';
import { getBlogPage, getNewestPosts } from '@/lib/server/pages/blogs';
import { getShareCard } from '@/lib/server/pages/cards';
import { getMetadata, getPageMeta } from '@/lib/server/pages/metadata';
import { onSurface, type Surface } from '@/lib/surface';

export const ensureStatic = 'navigation';

interface Props {
  params: Promise<{ surface: Surface; id: string; slug: string }>;
}

/** Prerenders the newest posts; every other post renders at its first visit. */
export async function generateStaticParams() {
  const posts = await getNewestPosts();
  return posts.map(({ id, path }) => {
    const [, , , slug = ''] = path.split('/');
    return { id: String(id), slug };
  });
}

async function readPage(params: Props['params']) {
  const { surface, id, slug } = await params;
  const page = await getBlogPage(readId(id) ?? notFound());
  if (!page) notFound();
  const { path } = page.post;
  if (!path.endsWith(`/${slug}`)) permanentRedirect(onSurface(path, surface));
  return { ...page, path, origin: serverConfig().publicOrigin };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { post, path, origin } = await readPage(params);
  const meta = await getPageMeta(path, { ...post.meta, keywords: post.title });
  return getMetadata({
    meta,
    canonical: path,
    origin,
    shareCard: await getShareCard('post', post.id),
    article: { author: post.author, publishedAt: post.publishedAt, languages: post.languages },
  });
}

export default async function PostPage({ params }: Props) {
  const { post, previous, next, products, more, path, origin } = await readPage(params);
  const url = origin + path;
  const trail = [
    { label: 'Home', href: routes.home() },
    { label: 'Journal', href: contentRoutes.blogs() },
    { label: post.title, isTitle: true },
  ];
  const company = await getCompany();
  return (
    <>
      <JsonLd
        origin={origin}
        data={graph(blogPostingNode(post, { url, origin, company }), breadcrumbList(trail, origin))}
      />
      <PostView
        post={post}
        url={url}
        trail={trail}
        neighbours={{ previous, next }}
        more={more}
        products={<ProductRail title="From the shop" products={products} />}
      />
    </>
  );
}
