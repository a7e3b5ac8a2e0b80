import { orderApi } from '@/lib/api-routes/orders';
import { linkRoutes } from '@/lib/link-routes';
import { endMailsPage } from '../../end-mails-page';

/** The outcome of a plain form post is in the first response. */
export const instant = false;

const { generateMetadata, page } = endMailsPage({
  title: 'Reminder',
  description: 'End a reminder to order again.',
  text: 'We remind you of other products that you chose, but not of this one.',
  button: 'End this reminder',
  action: orderApi.endRefill(),
  pathOf: linkRoutes.endRefill,
});

export { generateMetadata, page as default };
