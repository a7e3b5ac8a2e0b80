import { routes } from '@/lib/routes';
import { shopProfile } from '@/lib/shop-profile';

interface FooterList {
  title: string;
  /** Class of its place in the footer's grid. */
  area: 'list' | 'company';
  links: { text: string; href: string }[];
}

/** Every page that both specifications link to and the header does not already show. */
export const FOOTER_LISTS: FooterList[] = [
  {
    title: 'Shop',
    area: 'list',
    links: [
      { text: 'All products', href: routes.shop() },
      { text: 'Gift voucher', href: routes.giftVoucher() },
      { text: `${shopProfile.name} Elite`, href: routes.subscriptionPlans() },
      { text: 'Store locator', href: routes.storeLocator() },
      { text: 'Events', href: routes.events() },
      { text: 'Journal', href: routes.blogs() },
    ],
  },
  {
    title: 'Help',
    area: 'list',
    links: [
      { text: 'FAQ', href: routes.faq() },
      { text: 'Contact us', href: routes.contactUs() },
      { text: 'Consult our Vaidya', href: routes.consultOurVaidya() },
      { text: 'Shipping policy', href: routes.shippingPolicy() },
      { text: 'Returns and refunds', href: routes.returnPolicy() },
      { text: 'Terms and conditions', href: routes.terms() },
      { text: 'Privacy policy', href: routes.privacyPolicy() },
    ],
  },
  {
    title: shopProfile.name,
    area: 'company',
    links: [
      { text: 'About us', href: routes.aboutUs() },
      { text: 'Inspire and support', href: routes.inspireAndSupport() },
      { text: 'Organic living', href: routes.organicLiving() },
      { text: 'Franchise', href: routes.franchise() },
      { text: 'Business orders', href: routes.business() },
      { text: 'Exports', href: routes.exports() },
    ],
  },
];
