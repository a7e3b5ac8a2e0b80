import { and, eq, exists, ne } from 'drizzle-orm';
import { POLICY_PAGES } from '../../../contract/content/content.ts';
import { sampleFacts } from '../../../contract/settings/sample-facts.ts';
import type { SettingKey } from '../../../contract/settings/setting-rules.ts';
import { PACKING_CATEGORY_ID } from '../../../contract/shop/limits.ts';
import {
  FIRST_STEPS,
  type FirstStep,
  type FirstStepRow,
} from '../../../contract/staff/first-steps.ts';
import { categories } from '../../db/schema/categories.ts';
import { banners } from '../../db/schema/home.ts';
import { brands } from '../../db/schema/product-attributes.ts';
import { productPictures } from '../../db/schema/product-details.ts';
import { products } from '../../db/schema/products.ts';
import { managedPage } from '../content/manage/page-desk.ts';
import type { Context } from '../kernel/context.ts';
import { isFrontPictureOf } from '../kernel/pictures.ts';
import { staffOf } from '../kernel/who.ts';
import { MANAGED_SETTINGS } from '../settings/manage/managed-settings.ts';
import { storedSettings } from '../settings/read-settings.ts';
import { countSaved } from './count-saved.ts';
import { FIRST_STEP_KIND } from './keep-samples.ts';
import { sampleDelivery } from './sample-delivery.ts';

/** What a shop asks of an order and offers beside goods. */
const OFFERS = ['orders', 'elite', 'consultation'] as const satisfies readonly SettingKey[];

/** How many a shop should have before it opens; of all others one. */
const WANTED: Partial<Record<FirstStep, number>> = {
  offers: OFFERS.length,
  products: 10,
  policies: POLICY_PAGES.length,
};

interface GetFirstSteps {
  ctx: Pick<Context, 'db' | 'who' | 'gateways'>;
}

/**
 * Returns what a new shop has done of what it needs before it sells. The facts of the company count
 * once none is a sample. Charges, offers and policies come with samples too, which a shop may keep:
 * they count once somebody has saved them, or said that they are right; beside a delivery of its own
 * the delivery of the sample does not. Staff only.
 */
export async function getFirstSteps({ ctx }: GetFirstSteps): Promise<FirstStepRow[]> {
  const { db, who, gateways } = ctx;
  staffOf(who);
  const isForGoods = and(
    eq(products.isPublished, true),
    ne(products.categoryId, PACKING_CATEGORY_ID),
    exists(db.select().from(productPictures).where(isFrontPictureOf(products.id))),
  );
  const { company, delivery } = await storedSettings(db);
  const samples: Partial<Record<FirstStep, string[]>> = {
    company: sampleFacts(company),
    ...(await sampleDelivery(db, delivery)),
  };
  const settings = (...keys: SettingKey[]) => countSaved(db, MANAGED_SETTINGS.kind, keys);
  const counts: Record<FirstStep, Promise<number> | number> = {
    company: samples.company?.length === 0 ? 1 : 0,
    delivery: settings('delivery'),
    offers: settings(...OFFERS),
    payment: gateways.chosen.name === 'demo' ? 0 : 1,
    category: db.$count(categories, ne(categories.id, PACKING_CATEGORY_ID)),
    brand: db.$count(brands),
    products: db.$count(products, isForGoods),
    policies: countSaved(db, managedPage.kind, POLICY_PAGES),
    home: db.$count(banners, eq(banners.isPublished, true)),
  };
  return Promise.all(
    FIRST_STEPS.map(async (step) => {
      const found = countSaved(db, FIRST_STEP_KIND, [step]);
      const [count, confirmed] = await Promise.all([counts[step], found]);
      const wanted = WANTED[step] ?? 1;
      const missing = samples[step] ?? [];
      const isDone = missing.length === 0 && (count >= wanted || confirmed > 0);
      return { step, count, wanted, missing, is_done: isDone };
    }),
  );
}
