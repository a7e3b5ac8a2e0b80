import { notFound, permanentRedirect } from 'next/navigation';
import { readId } from '@/contract/kit/ids';
import { getBlogPage, getNewestPosts } from '@/lib/server/pages/blogs';
import { onSurface, type Surface } from '@/lib/surface';

export const ensureStatic = 'navigation';

interface Props {
  params: Promise<{ surface: Surface; id: string }>;
}

export async function generateStaticParams() {
  const [first] = await getNewestPosts();
  return [{ id: String(first.id) }];
}

/** Redirects a post's path without its title to the full path. */
export default async function PostWithoutTitle({ params }: Props) {
  const { surface, id } = await params;
  const page = await getBlogPage(readId(id) ?? notFound());
  if (!page) notFound();
  permanentRedirect(onSurface(page.post.path, surface));
}
