import { and, asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Banner, Statistic } from '../../../../contract/content/home.ts';
import type { TranslatedHome, Translations } from '../../../../contract/kit/translations.ts';
import { banners, statistics } from '../../../db/schema/home.ts';
import { pictures } from '../../../db/schema/pictures.ts';
import { products } from '../../../db/schema/products.ts';
import type { Context } from '../../kernel/context.ts';
import { isWithinDates } from '../../kernel/dated.ts';
import { toPicture } from '../../kernel/pictures.ts';

const tall = alias(pictures, 'tall');

/** Public. Lists the banners that are displayed now, in order; those of both sequences when none is requested. */
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
      and(
        banners.isPublished,
        isWithinDates(banners, ctx.clock.now()),
        input.sequence ? eq(banners.sequence, input.sequence) : undefined,
      ),
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
    ...written(banner.translations),
  }));
}

/** Public. Lists the counters of the home page, in order. */
export async function listStatistics({ ctx }: { ctx: Context }): Promise<Statistic[]> {
  const rows = await ctx.db
    .select()
    .from(statistics)
    .orderBy(asc(statistics.position), asc(statistics.id));
  return rows.map(({ id, name, value, translations }) => {
    return { id, name, value, ...written(translations) };
  });
}

/** The specified answers have translations only where staff have written some. */
function written(translations: Translations<TranslatedHome>) {
  return Object.keys(translations).length > 0 ? { translations } : {};
}
