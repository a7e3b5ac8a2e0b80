import type { DisplayedMoment } from '@/lib/format/dates';
import type { CleanHtml, ProseHeading } from './rich-text';

/** The text of a page, with an anchor at each heading. */
export interface DisplayedText {
  title: string;
  html: CleanHtml;
  headings: ProseHeading[];
  /** The day its meaning changed last; null: not told. */
  updated: DisplayedMoment | null;
}

interface DisplayedQuestion {
  id: number;
  question: string;
  answer: CleanHtml;
}

export interface DisplayedFaqGroup {
  group: string;
  items: DisplayedQuestion[];
}
