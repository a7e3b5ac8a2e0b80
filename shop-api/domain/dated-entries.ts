import { announcements, banners, popupPictures } from '../db/schema/home.ts';
import { datedPosts } from './content/blogs/dated-posts.ts';
import { datedEvents } from './content/dated-events.ts';
import { type Dated, datedRows } from './kernel/dated.ts';

/** Everything that pages display from one moment until another. */
export const datedEntries: readonly Dated[] = [
  datedRows(banners, ['home']),
  datedRows(announcements, ['chrome']),
  datedRows(popupPictures, ['chrome']),
  datedPosts,
  datedEvents,
];
