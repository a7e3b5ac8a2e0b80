import type { Database } from '../../db/database.ts';
import { blogs } from '../../db/schema/content.ts';
import type { Content } from '../content-data.ts';
import { pictureId, type SeedPictures } from './picture-ids.ts';

/** Writes the journal's posts. */
export async function seedBlogs(
  tx: Database,
  content: Content,
  pictures: SeedPictures,
): Promise<void> {
  await tx.insert(blogs).values(
    content.blogs.map((blog) => ({
      id: blog.id,
      title: blog.title,
      translations: blog.translations,
      slug: blog.slug,
      author: blog.author,
      excerpt: blog.excerpt,
      contentHtml: blog.content,
      pictureId: pictureId(pictures, `blogs/${blog.id}`),
      categoryId: blog.category_id,
      metaTitle: blog.metatitle,
      metaDescription: blog.metadescription,
      publishedAt: new Date(blog.published_at),
    })),
  );
}
