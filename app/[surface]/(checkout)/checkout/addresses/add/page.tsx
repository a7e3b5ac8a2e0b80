import AddAddressPage, {
  generateMetadata as pageMetadata,
} from '@/app/[surface]/(shop)/profile/addresses/add/page';

/** The outcome of a plain form post is in the first response. */
export const instant = false;

export const generateMetadata = pageMetadata;

/** The same page inside the checkout: without menus, so that an order under way is not left. */
export default AddAddressPage;
