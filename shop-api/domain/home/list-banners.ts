import { and, asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Banner } from '../../../contract/home.ts';
import { banners } from '../../db/schema/banners.ts';
import { pictures } from '../../db/schema/pictures.ts';
import { products } from '../../db/schema/products.ts';
import type { Context } from '../context.ts';
import { toPicture } from '../pictures/to-picture.ts';

const tall = alias(pictures, 'tall');

/** Anyone may see the published banners, in their order; of both sequences where none is asked for. */
export async function listBanners({
  ctx,
  input,
}: {
  ctx: Context;
  input: { sequence?: 'Upper' | 'Lower' };
}): Promise<Banner[]> {
  const rows = await ctx.db
    .select({ banner: banners, wide: pictures, tall, productName: products.name })
    .from(banners)
    .leftJoin(pictures, eq(pictures.id, banners.pictureId))
    .leftJoin(tall, eq(tall.id, banners.mobilePictureId))
    .leftJoin(products, and(eq(products.id, banners.productId), products.isPublished))
    .where(
      and(banners.isPublished, input.sequence ? eq(banners.sequence, input.sequence) : undefined),
    )
    .orderBy(asc(banners.sequence), asc(banners.position), asc(banners.id));
  return rows.map(({ banner, wide, tall: narrow, productName }) => ({
    id: banner.id,
    title: banner.title,
    content: banner.content,
    alt_text: banner.altText,
    image: wide && toPicture(wide),
    mobile_image: narrow && toPicture(narrow),
    ground: banner.ground,
    category_id: banner.categoryId,
    product_id: banner.productId,
    products: productName === null ? null : { name: productName },
  }));
}
