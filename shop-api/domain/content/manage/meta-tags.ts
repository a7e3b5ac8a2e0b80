import { metaTagResource } from '../../../../contract/content/meta-tag-desk.ts';
import { metaTags } from '../../../db/schema/content.ts';
import { storedIn } from '../../desk/resource.ts';
import { notFound } from '../../kernel/errors.ts';

/** The meta tags of pages that staff wrote; a page without them tells its own. */
export const storedMetaTags = storedIn(metaTagResource, {
  missing: () => notFound('meta_tags_not_found', 'Page'),
  table: metaTags,
  tags: ['meta'],
});
