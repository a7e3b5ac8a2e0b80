import type { PreviewKind } from '../../contract/content/previews.ts';
import { bannerPreview, sectionPreview } from './catalogue/home/manage/home-previews.ts';
import { productPreview } from './catalogue/manage/product-preview.ts';
import { pagePreview, postPreview } from './content/manage/text-previews.ts';
import type { Preview } from './trail/previews.ts';

/** How each kind of things is looked at before it is saved; one that is missing does not compile. */
export const previewKinds: Record<PreviewKind, Preview> = {
  post: postPreview,
  page: pagePreview,
  product: productPreview,
  home_section: sectionPreview,
  banner: bannerPreview,
};
