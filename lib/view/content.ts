import type { HomeProduct } from '@/contract/content/home';
import type { Voice } from '@/contract/content/landing-pages';
import type { PictureData } from '@/contract/kit/shapes';
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

/** A page that staff have written, in the language of the page. */
export interface DisplayedLandingPage {
  title: string;
  lead: string;
  html: CleanHtml;
  picture: PictureData | null;
  picture_alt: string;
  products: HomeProduct['product'][];
  /** What customers say of these products. */
  voices: Voice[];
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
