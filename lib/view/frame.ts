import type { PictureData } from '@/contract/kit/shapes';

/** The line that staff announce above the header, in the language of the page. */
export interface AnnouncedLine {
  text: string;
  /** A path of this site. */
  link: string | null;
}

/** A link of the menu or the footer to a page that staff have written. */
export interface FrameLink {
  /** In the language of the page. */
  text: string;
  href: string;
}

/** A picture beside the login, in the language of the page. */
export interface PopupSlide {
  id: number;
  text: string;
  image: PictureData;
  mobile_image: PictureData | null;
}
