import type { HomeBlog } from '@/contract/home';
import type { DisplayedMoment } from '@/lib/format/dates';

/** A post of the journal with its publication day. */
export type DisplayedBlog = HomeBlog & { day: DisplayedMoment };
