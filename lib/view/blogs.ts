import type { ArchiveYear } from '@/contract/content/blogs';
import type { PictureData } from '@/contract/kit/shapes';
import type { Message } from '@/contract/messages/text-with-values';
import type { Language } from '@/contract/shop/languages';
import type { DisplayedMoment } from '@/lib/format/dates';
import type { ArchiveMonth } from '@/lib/routing/archive-month';
import type { CleanHtml, ProseHeading } from './rich-text';

/** A post of the journal on a card. */
export interface BlogTeaser {
  id: number;
  title: string;
  /** The path of its page, with the English title. */
  path: string;
  banner: PictureData | null;
  day: DisplayedMoment;
  /** Empty where the list has none. */
  excerpt: string;
}

/** One page of the journal. */
export interface BlogList {
  posts: BlogTeaser[];
  /** The month of the posts; null: every month. */
  month: ArchiveMonth | null;
  /** `March 2026`; empty for every month. */
  monthName: Message;
  page: number;
  totalPages: number;
  archive: ArchiveYear[];
}

/** A post as its own page shows it. */
export interface BlogPost extends BlogTeaser {
  author: string;
  html: CleanHtml;
  headings: ProseHeading[];
  /** How long reading takes, at least 1. */
  minutes: number;
  /** ISO 8601, UTC. */
  publishedAt: string;
  meta: { title: string; description: string };
  /** The languages in which it is written. */
  languages: Language[];
}

/** The post before or after another. */
export interface BlogNeighbour {
  title: string;
  /** The path of its page, with the English title. */
  path: string;
}
