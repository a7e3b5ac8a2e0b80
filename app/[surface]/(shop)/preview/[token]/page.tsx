import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { personalPage } from '@/app/personal-page';
import { PostView } from '@/components/blogs/post-view';
import { PreviewNote } from '@/components/content/preview-note';
import { HomeBlocks } from '@/components/home/home-blocks';
import { HomeHeading } from '@/components/home/home-heading';
import { BuyBox } from '@/components/product/buy-box';
import { ProductRail } from '@/components/shared/product-rail';
import { contentRoutes } from '@/lib/content-routes';
import { getText } from '@/lib/language/get-text';
import { routes } from '@/lib/routes';
import { pageTitle } from '@/lib/seo/metadata';
import { serverConfig } from '@/lib/server/config';
import type { getHomeWith } from '@/lib/server/pages/home';
import { getPreviewPage } from '@/lib/server/pages/preview';
import { getCategories } from '@/lib/server/pages/shop';
import { ProductView } from '../../products/product-view';
import { TextOfPage } from './text-of-page';

/** A preview is drawn on every request. */
export const instant = false;

interface Props {
  params: Promise<{ token: string }>;
}

/** Search engines keep nothing of it, should its address reach them. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getText();
  return { title: pageTitle(t('Preview')), robots: { index: false, follow: false } };
}

/** The real page of what staff have not saved. */
async function PreviewPage({ params }: Props) {
  const { token } = await params;
  const seen = await getPreviewPage(token);
  if (!seen) notFound();
  const { post: content, text, product, home } = seen;
  return (
    <>
      <PreviewNote />
      {content && (
        <PostView
          post={content.post}
          url={serverConfig().publicOrigin + content.post.path}
          trail={[
            { label: 'Home', href: routes.home() },
            { label: 'Journal', href: contentRoutes.blogs() },
            { label: content.post.title, isTitle: true },
          ]}
          neighbours={{ previous: null, next: null }}
          more={[]}
          products={<ProductRail title="From the shop" products={content.products} />}
        />
      )}
      {text && <TextOfPage name={text.key} text={text} />}
      {home && <HomeOfPreview home={home} />}
      {product && (
        <ProductView content={product} box={<BuyBox product={product.product} isPreview />} />
      )}
    </>
  );
}

export default personalPage(PreviewPage);

interface HomeOfPreviewProps {
  home: Awaited<ReturnType<typeof getHomeWith>>;
}

/** The home page with a section or a banner that is not saved. */
async function HomeOfPreview({ home }: HomeOfPreviewProps) {
  const categories = await getCategories();
  return (
    <>
      <HomeHeading />
      <HomeBlocks blocks={home.blocks} content={{ ...home, categories }} />
    </>
  );
}
