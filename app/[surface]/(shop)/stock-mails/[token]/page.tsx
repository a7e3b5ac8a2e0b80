import { shoppingApi } from '@/lib/api-routes/shopping';
import { linkRoutes } from '@/lib/link-routes';
import { endMailsPage } from '../../end-mails-page';

/** The outcome of a plain form post is in the first response. */
export const instant = false;

const { generateMetadata, page } = endMailsPage({
  title: 'Mails about stock',
  description: 'End all mails about stock.',
  text: 'We delete your address from all products that you wait for.',
  button: 'End all mails about stock',
  action: shoppingApi.stopStockAlerts(),
  pathOf: linkRoutes.stopStockAlerts,
});

export { generateMetadata, page as default };
