import { type AnySchema, ObjectSchema } from 'yup';
import type { GoodsFact } from '@/contract/catalogue/fact-values';
import type { Desk } from './desk';

type Rules = Promise<AnySchema | undefined>;

/** The rules of desks that are no resources. */
const OTHERS: Record<string, (form: string, facts: readonly GoodsFact[]) => Rules> = {
  products: async (_, facts) => {
    const { withFacts } = await import('@/contract/catalogue/fact-values');
    return withFacts((await import('@/contract/catalogue/manage')).deskProductFields, facts);
  },
  categories: async () => (await import('@/contract/catalogue/manage')).deskCategoryFields,
  'home-sections': async () => (await import('@/contract/content/manage-home')).sectionFields,
  'featured-categories': async () =>
    (await import('@/contract/content/manage-home')).featuredFields,
  pages: async () => (await import('@/contract/content/page-desk')).pageFields,
  people: async () => (await import('@/contract/staff/people')).personFields,
  templates: async () => (await import('@/contract/content/manage-templates')).templateFields,
  settings: async (key) => {
    const { SETTING_RULES } = await import('@/contract/settings/setting-rules');
    return (SETTING_RULES as Record<string, AnySchema>)[key];
  },
};

type RuledDesk = Pick<Desk, 'name' | 'open' | 'facts'>;

/**
 * Returns the rules of a desk's fields, or of those of its open form. They are loaded where they are
 * needed: they bring yup along.
 */
export async function rulesOf({
  name,
  open,
  facts = [],
}: RuledDesk): Promise<ObjectSchema<object>> {
  const rules = await (OTHERS[name]?.(open?.form ?? '', facts) ?? resourceRules(name));
  if (!(rules instanceof ObjectSchema)) throw new Error(`The desk ${name} has no rules`);
  return rules;
}

async function resourceRules(name: string): Rules {
  const { resources } = await import('@/contract/resources');
  return resources.find((one) => one.name === name)?.fields;
}
