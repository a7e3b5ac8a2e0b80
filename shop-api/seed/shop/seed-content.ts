import type { Database } from '../../db/database.ts';
import { blogs, metaTags } from '../../db/schema/content.ts';
import type { Content } from '../seed-data.ts';
import type { SeedPictures } from './picture-ids.ts';
import { pictureId } from './picture-ids.ts';

/** Writes the journal's posts and the metadata for search engines. */
export async function seedContent(
  tx: Database,
  content: Content,
  pictures: SeedPictures,
): Promise<void> {
  await tx
    .insert(metaTags)
    .values(
      content.meta_tags.map(({ page_url: pageUrl, ...metadata }) => ({ pageUrl, ...metadata })),
    );
  await tx.insert(blogs).values(
    content.blogs.map((blog) => ({
      id: blog.id,
      title: blog.title,
      slug: blog.slug,
      author: blog.author,
      excerpt: blog.excerpt,
      contentHtml: blog.content,
      pictureId: pictureId(pictures, `blogs/${blog.id}`),
      metaTitle: blog.metatitle,
      metaDescription: blog.metadescription,
      publishedAt: new Date(blog.published_at),
    })),
  );
}
