import { landingPageResource } from '../../../../contract/content/landing-page-desk.ts';
import { landingPages } from '../../../db/schema/landing-pages.ts';
import { storedIn } from '../../desk/resource.ts';
import { notFound } from '../../kernel/errors.ts';

/** Pages that staff write. Every page has their links. */
export const storedLandingPages = storedIn(landingPageResource, {
  missing: () => notFound('landing_page_not_found', 'Landing page'),
  table: landingPages,
  isOrdered: true,
  tags: ['landing-pages'],
});
