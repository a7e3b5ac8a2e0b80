import dates from '@/contract/messages/gujarati/dates.json' with { type: 'json' };
import type { TextCatalogue } from '../translate';
import account from './texts/account.json' with { type: 'json' };
import address from './texts/address.json' with { type: 'json' };
import appointment from './texts/appointment.json' with { type: 'json' };
import blogs from './texts/blogs.json' with { type: 'json' };
import cart from './texts/cart.json' with { type: 'json' };
import catalogue from './texts/catalogue.json' with { type: 'json' };
import checkout from './texts/checkout.json' with { type: 'json' };
import choices from './texts/choices.json' with { type: 'json' };
import chrome from './texts/chrome.json' with { type: 'json' };
import content from './texts/content.json' with { type: 'json' };
import enquiries from './texts/enquiries.json' with { type: 'json' };
import events from './texts/events.json' with { type: 'json' };
import giftCard from './texts/gift-card.json' with { type: 'json' };
import goods from './texts/goods.json' with { type: 'json' };
import home from './texts/home.json' with { type: 'json' };
import membership from './texts/membership.json' with { type: 'json' };
import messages from './texts/messages.json' with { type: 'json' };
import offline from './texts/offline.json' with { type: 'json' };
import orders from './texts/orders.json' with { type: 'json' };
import pages from './texts/pages.json' with { type: 'json' };
import product from './texts/product.json' with { type: 'json' };
import profile from './texts/profile.json' with { type: 'json' };
import returns from './texts/returns.json' with { type: 'json' };
import reviews from './texts/reviews.json' with { type: 'json' };
import sentences from './texts/sentences.json' with { type: 'json' };
import shared from './texts/shared.json' with { type: 'json' };
import shopWindow from './texts/shop-window.json' with { type: 'json' };
import stores from './texts/stores.json' with { type: 'json' };
import ui from './texts/ui.json' with { type: 'json' };
import wishlist from './texts/wishlist.json' with { type: 'json' };

/** The Hindi of the shop's texts, by the texts in English. Names in the shop's data are not here. */
export const gujarati: TextCatalogue = {
  ...account,
  ...address,
  ...appointment,
  ...blogs,
  ...cart,
  ...catalogue,
  ...checkout,
  ...choices,
  ...chrome,
  ...content,
  ...dates,
  ...enquiries,
  ...events,
  ...giftCard,
  ...goods,
  ...home,
  ...membership,
  ...messages,
  ...offline,
  ...orders,
  ...pages,
  ...product,
  ...profile,
  ...returns,
  ...reviews,
  ...sentences,
  ...shared,
  ...shopWindow,
  ...stores,
  ...ui,
  ...wishlist,
};
