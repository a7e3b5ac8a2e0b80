import { type AnySchema, ArraySchema, ObjectSchema } from 'yup';
import type { Desk, DeskField } from './desk';

const home = () => import('@/contract/content/manage-home');
const manage = () => import('@/contract/catalogue/manage');

/** The rules of each desk's fields, loaded where they are needed: they bring yup along. */
const RULES: Record<string, (form: string) => Promise<AnySchema | undefined>> = {
  products: async () => (await manage()).deskProductFields,
  categories: async () => (await manage()).deskCategoryFields,
  brands: async () => (await import('@/contract/catalogue/brand-desk')).brandFields,
  tags: async () => (await import('@/contract/catalogue/tag-desk')).tagFields,
  forms: async () => (await import('@/contract/catalogue/form-desk')).formFields,
  banners: async () => (await import('@/contract/content/banner-desk')).bannerFields,
  'home-sections': async () => (await home()).sectionFields,
  'featured-categories': async () => (await home()).featuredFields,
  announcements: async () =>
    (await import('@/contract/content/announcement-desk')).announcementFields,
  'popup-pictures': async () => (await import('@/contract/content/popup-desk')).popupFields,
  posts: async () => (await import('@/contract/content/post-desk')).postFields,
  pages: async () => (await import('@/contract/content/page-desk')).pageFields,
  'faq-groups': async () => (await import('@/contract/content/faq-group-desk')).faqGroupFields,
  faqs: async () => (await import('@/contract/content/faq-desk')).faqFields,
  'meta-tags': async () => (await import('@/contract/content/meta-tag-desk')).metaTagFields,
  events: async () => (await import('@/contract/content/event-desk')).eventFields,
  stores: async () => (await import('@/contract/content/store-desk')).storeFields,
  'search-concepts': async () => (await import('@/contract/catalogue/concept-desk')).conceptFields,
  vouchers: async () => (await import('@/contract/vouchers/voucher-desk')).voucherFields,
  templates: async () => (await import('@/contract/content/manage-templates')).templateFields,
  settings: async (key) => {
    const { SETTING_RULES } = await import('@/contract/settings/setting-rules');
    return (SETTING_RULES as Record<string, AnySchema>)[key];
  },
};

type RuledDesk = Pick<Desk, 'name' | 'open'>;

/** Returns the rules of a desk's fields, or of those of its open form. */
export async function rulesOf({ name, open }: RuledDesk): Promise<ObjectSchema<object>> {
  const rules = await RULES[name]?.(open?.form ?? '');
  if (!(rules instanceof ObjectSchema)) throw new Error(`The desk ${name} has no rules`);
  return rules;
}

/** Returns a desk whose fields say what the rules require, and what they may leave out. */
export function withRules(desk: Desk, rules: ObjectSchema<object>): Desk {
  const panels = desk.panels.map((panel) => ({
    ...panel,
    fields: panel.fields.map((field) => ruled(field, rules)),
  }));
  return { ...desk, panels };
}

function ruled(field: DeskField, rules: AnySchema): DeskField {
  const rule = rules instanceof ObjectSchema ? (rules.fields[field.name] as AnySchema) : undefined;
  if (!rule) throw new Error(`There is no rule for the field ${field.name}`);
  const { optional, nullable, default: usual } = rule.spec;
  const said = { required: !optional && usual === undefined, nullable };
  if (field.kind !== 'group' && field.kind !== 'groups') return { ...field, ...said };
  const inner = rule instanceof ArraySchema ? (rule.innerType as AnySchema) : rule;
  return { ...field, ...said, fields: field.fields.map((part) => ruled(part, inner)) };
}
