import type { EventCategory } from '../../contract/content/events.ts';
import type {
  TranslatedEvent,
  TranslatedPost,
  TranslatedStore,
  TranslatedVaidya,
  Translations,
} from '../../contract/kit/translations.ts';
import type { FaqTexts } from '../db/schema/content.ts';

/** In a language, beside the name of the group. */
interface SeedFaqTexts extends FaqTexts {
  group: string;
}

interface Labelled {
  id: number;
  label: string;
}

interface SeedHome {
  banners: {
    id: number;
    art: { lot: string };
    alt_text: string;
    title: string;
    content: string;
    action: string;
    /** A page of the shop, by its name in `contract/shop/pages.ts`. */
    page?: 'consultOurVaidya';
    category_id: number | null;
    product_id: number | null;
    sequence: 'Upper' | 'Lower';
  }[];
  about: { title: string; text: string };
  statistics: { id: number; name: string; value: string }[];
  awards: { id: number; title: string; year: number }[];
  certificates: Labelled[];
  licences: (Labelled & { number: string })[];
  non_gmo: { label: string; text: string };
  /** Other than what the strip of promises says. */
  services: {
    id: number;
    title: string;
    text: string;
    page: 'giftCard' | 'storeLocator' | 'events' | 'business';
  }[];
}

interface SeedBlog {
  id: number;
  title: string;
  translations: Translations<TranslatedPost>;
  slug: string;
  author: string;
  published_at: string;
  excerpt: string;
  content: string;
  /** The category whose products are displayed below the post. */
  category_id: number;
  metatitle: string;
  metadescription: string;
}

export interface SeedStore {
  id: number;
  translations: Translations<TranslatedStore>;
  store_name: string;
  address_line_1: string;
  address_line_2: string;
  landmark: string;
  city: string;
  state: string;
  postal_code: string;
  work_start_time: string;
  work_end_time: string;
  weekly_off: number | null;
  mobile_no: string;
  email: string;
  location_url: string;
  virtual_location_url: string;
  latitude: number;
  longitude: number;
}

interface SeedVaidya {
  id: number;
  translations: Translations<TranslatedVaidya>;
  name: string;
  qualification: string;
  registration_number: string;
  council: string;
  speaks: string;
  hours: string;
  about: string;
  picture_alt: string;
}

export interface SeedEvent {
  id: number;
  title: string;
  translations: Translations<TranslatedEvent>;
  /** Only the time of its day counts; the day follows from `offset_days`. */
  start_datetime: string;
  /** Days after the day of the seed; negative for events that are over. */
  offset_days: number;
  duration_minutes: number;
  category: EventCategory;
  city: string;
  venue: string;
  online_url: string;
  description_html: string;
}

interface SeedQuestion {
  id: number;
  translations: Translations<SeedFaqTexts>;
  question: string;
  answer_html: string;
}

/** `content.json`. */
export interface Content {
  meta_tags: { page_url: string; title: string; description: string; keywords: string }[];
  home: SeedHome;
  blogs: SeedBlog[];
  stores: SeedStore[];
  vaidyas: SeedVaidya[];
  events: SeedEvent[];
  faq: { group: string; items: SeedQuestion[] }[];
  partner_cards: { id: number; name: string; kind: string; text: string; url: string | null }[];
  /** The weekly hours of the vaidya; 1 is Monday. */
  appointment_slots: { week_day: number; starts_at: string; capacity: number }[];
}
