import { and, asc, desc, eq, ilike, or } from 'drizzle-orm';
import { HOME_SECTIONS } from '../../../../../contract/content/home-sections.ts';
import { announcements, banners, homeSections, popupPictures } from '../../../../db/schema/home.ts';
import { pictures } from '../../../../db/schema/pictures.ts';
import type { Context } from '../../../kernel/context.ts';
import { containing } from '../../../kernel/like-patterns.ts';
import { type Paging, pagedAnswer, pageOf } from '../../../kernel/paging.ts';
import { toPicture } from '../../../kernel/pictures.ts';
import { staffOf } from '../../../kernel/who.ts';
import { datesOf, displayState } from './display-state.ts';

type Listing<Sort extends string> = Paging & {
  q?: string | undefined;
  sort: Sort;
  order: 'asc' | 'desc';
};

interface List<Input> {
  ctx: Pick<Context, 'db' | 'who' | 'clock'>;
  input: Input;
}

type BannerListing = Listing<'position' | 'title'> & { sequence?: 'Upper' | 'Lower' | undefined };

/** Returns a page of the banners, whether shoppers see them or not. Staff only. */
export async function listDeskBanners({ ctx, input }: List<BannerListing>) {
  const { db, who, clock } = ctx;
  staffOf(who);
  const { q, sequence } = input;
  const chosen = and(
    q ? or(ilike(banners.title, containing(q)), ilike(banners.content, containing(q))) : undefined,
    sequence ? eq(banners.sequence, sequence) : undefined,
  );
  const direction = directionOf(input);
  const query = db
    .select({ row: banners, picture: pictures })
    .from(banners)
    .leftJoin(pictures, eq(pictures.id, banners.pictureId))
    .where(chosen)
    .orderBy(
      ...(input.sort === 'title'
        ? [direction(banners.title)]
        : [desc(banners.sequence), direction(banners.position)]),
      asc(banners.id),
    )
    .$dynamic();
  const [total, rows] = await Promise.all([db.$count(banners, chosen), pageOf(query, input)]);
  const now = clock.now();
  const data = rows.map(({ row, picture }) => {
    const { id, title, sequence: carousel, position } = row;
    const image = picture && toPicture(picture);
    const display = { image, state: displayState(row, now), ...datesOf(row) };
    return { id, title, sequence: carousel, position, ...display };
  });
  return pagedAnswer(data, total, input);
}

/** Returns the sections of the home page in their order. Staff only. */
export async function listDeskHomeSections({ ctx, input }: List<Listing<'position'>>) {
  const { db, who } = ctx;
  staffOf(who);
  const chosen = input.q ? ilike(homeSections.label, containing(input.q)) : undefined;
  const query = db
    .select()
    .from(homeSections)
    .where(chosen)
    .orderBy(directionOf(input)(homeSections.position), asc(homeSections.id))
    .$dynamic();
  const [total, rows] = await Promise.all([db.$count(homeSections, chosen), pageOf(query, input)]);
  const data = rows.map(({ id, key, label, position, isVisibleOnWebsite: is_visible }) => {
    return { id, key, name: HOME_SECTIONS[key].name, label, position, is_visible };
  });
  return pagedAnswer(data, total, input);
}

/** Returns a page of the announcements. Staff only. */
export async function listDeskAnnouncements({
  ctx,
  input,
}: List<Listing<'visible_from' | 'text'>>) {
  const { db, who, clock } = ctx;
  staffOf(who);
  const chosen = input.q ? ilike(announcements.text, containing(input.q)) : undefined;
  const column = input.sort === 'text' ? announcements.text : announcements.visibleFrom;
  const query = db
    .select()
    .from(announcements)
    .where(chosen)
    .orderBy(directionOf(input)(column), desc(announcements.id))
    .$dynamic();
  const [total, rows] = await Promise.all([db.$count(announcements, chosen), pageOf(query, input)]);
  const now = clock.now();
  const data = rows.map((row) => {
    return { id: row.id, text: row.text, state: displayState(row, now), ...datesOf(row) };
  });
  return pagedAnswer(data, total, input);
}

/** Returns a page of the pictures beside the login. Staff only. */
export async function listDeskPopupPictures({ ctx, input }: List<Listing<'position' | 'text'>>) {
  const { db, who, clock } = ctx;
  staffOf(who);
  const chosen = input.q ? ilike(popupPictures.text, containing(input.q)) : undefined;
  const column = input.sort === 'text' ? popupPictures.text : popupPictures.position;
  const query = db
    .select({ row: popupPictures, picture: pictures })
    .from(popupPictures)
    .innerJoin(pictures, eq(pictures.id, popupPictures.pictureId))
    .where(chosen)
    .orderBy(directionOf(input)(column), asc(popupPictures.id))
    .$dynamic();
  const [total, rows] = await Promise.all([db.$count(popupPictures, chosen), pageOf(query, input)]);
  const now = clock.now();
  const data = rows.map(({ row, picture }) => {
    const { id, text, position } = row;
    const display = { image: toPicture(picture), state: displayState(row, now), ...datesOf(row) };
    return { id, text, position, ...display };
  });
  return pagedAnswer(data, total, input);
}

function directionOf({ order }: { order: 'asc' | 'desc' }) {
  return order === 'desc' ? desc : asc;
}
