import { and, asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Banner, Statistic } from '../../../../contract/content/home.ts';
import { banners, statistics } from '../../../db/schema/home.ts';
import { pictures } from '../../../db/schema/pictures.ts';
import { products } from '../../../db/schema/products.ts';
import type { Context } from '../../kernel/context.ts';
import { toPicture } from '../../kernel/pictures.ts';

const tall = alias(pictures, 'tall');

/** Public. Lists the published banners in order; those of both sequences when none is requested. */
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
    ...(banner.action && { action: banner.action }),
    link: banner.link,
    category_id: banner.categoryId,
    product_id: banner.productId,
    products: productName === null ? null : { name: productName },
  }));
}

/** Public. Lists the counters of the home page, in order. */
export function listStatistics({ ctx }: { ctx: Context }): Promise<Statistic[]> {
  return ctx.db
    .select({ id: statistics.id, name: statistics.name, value: statistics.value })
    .from(statistics)
    .orderBy(asc(statistics.position), asc(statistics.id));
}
