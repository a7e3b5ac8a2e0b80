import { bannerFields } from '../../../../../contract/content/banner-desk.ts';
import { type SectionFields, sectionFields } from '../../../../../contract/content/manage-home.ts';
import type { Previewed } from '../../../../../contract/content/previews.ts';
import type { Database } from '../../../../db/database.ts';
import { withoutTrace } from '../../../../db/transaction.ts';
import { writeEntry } from '../../../desk/save-resource.ts';
import { checkedJson } from '../../../kernel/checked-input.ts';
import type { Context } from '../../../kernel/context.ts';
import { type Preview, previewedNumber } from '../../../trail/previews.ts';
import { listBanners, listStatistics } from '../home-content.ts';
import { listPageSections } from '../list-page-sections.ts';
import { storedBanners } from './banners.ts';
import { writeSection } from './save-home-section.ts';

/** The home page with a section as it is filled in, whether it is visible yet or not. */
export const sectionPreview: Preview = {
  check: async (db, given, id) => {
    const fields = await checkedJson(sectionFields, given);
    await withoutTrace(db, (tx) => writeSection(tx, previewedNumber(id) ?? 0, fields));
    return fields;
  },
  show: ({ ctx, id, fields }) => {
    const displayed = { ...(fields as SectionFields), is_visible: true };
    return homeAfter(ctx, (tx) => writeSection(tx, previewedNumber(id) ?? 0, displayed));
  },
};

/** The home page with a banner as it is filled in, whether it is displayed now or not. */
export const bannerPreview: Preview = {
  check: async (db, given, id) => {
    const fields = await checkedJson(bannerFields, given);
    await withoutTrace(db, (tx) => writeEntry(tx, storedBanners, previewedNumber(id), fields));
    return fields;
  },
  show: ({ ctx, id, fields }) => {
    const dates = { visible_from: null, visible_until: null };
    const displayed = { ...fields, ...dates, is_published: true };
    return homeAfter(ctx, (tx) => writeEntry(tx, storedBanners, previewedNumber(id), displayed));
  },
};

/** Returns what the home page would display after a write, which is undone. */
function homeAfter(ctx: Context, write: (tx: Database) => Promise<unknown>): Promise<Previewed> {
  return withoutTrace(ctx.db, async (tx) => {
    await write(tx);
    const after = { ctx: { ...ctx, db: tx } };
    const sections = await listPageSections(after);
    const bannersAt = (sequence: 'Upper' | 'Lower') =>
      listBanners({ ...after, input: { sequence } });
    const banners = await bannersAt('Upper');
    const lower = await bannersAt('Lower');
    const statistics = await listStatistics(after);
    return { home: { sections, banners, lower_banners: lower, statistics } };
  });
}
