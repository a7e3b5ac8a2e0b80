import { eq } from 'drizzle-orm';
import type { SectionKey } from '../../../contract/content/home.ts';
import { pagePath } from '../../../contract/shop/page-path.ts';
import type { Database } from '../../db/database.ts';
import { banners, homeSectionItems, homeSections, statistics } from '../../db/schema/home.ts';
import type { Content } from '../content-data.ts';
import { pictureId, type SeedPictures } from './picture-ids.ts';

interface Item {
  title: string;
  text?: string;
  link?: string;
  pictureId?: string | null;
}

interface Section {
  key: SectionKey;
  label: string;
  description?: string;
  pictureId?: string | null;
  items?: Item[];
}

/** A printed pouch: the home page points at its plant, its name, its making and its border. */
const ABOUT_PICTURE = 'products/1006-front';

/** Writes the banners, sections and counters of the home page. */
export async function seedHome(
  tx: Database,
  { home }: Content,
  pictures: SeedPictures,
): Promise<void> {
  await tx.insert(banners).values(
    home.banners.map(
      ({ art, alt_text: altText, category_id, product_id, page, ...banner }, index) => ({
        ...banner,
        link: page ? pagePath(page) : null,
        altText,
        ground: art.lot,
        position: index + 1,
        categoryId: category_id,
        productId: product_id,
        pictureId: pictureId(pictures, `banners/${banner.id}-wide`),
        mobilePictureId: pictureId(pictures, `banners/${banner.id}-tall`),
      }),
    ),
  );
  await tx
    .insert(statistics)
    .values(home.statistics.map((statistic, index) => ({ ...statistic, position: index + 1 })));
  await seedSections(tx, sectionsOf(home, pictures));
}

/** All sections are there, added by a migration; the demo shop fills those with texts of their own. */
async function seedSections(tx: Database, sections: readonly Section[]): Promise<void> {
  for (const { items: _, key, ...section } of sections) {
    const row = { ...section, isVisibleOnWebsite: true };
    await tx.update(homeSections).set(row).where(eq(homeSections.key, key));
  }
  const items = sections.flatMap((section, sectionIndex) =>
    (section.items ?? []).map((item, index) => ({
      ...item,
      sectionId: sectionIndex + 1,
      position: index + 1,
    })),
  );
  await tx.insert(homeSectionItems).values(items);
}

function sectionsOf(home: Content['home'], pictures: SeedPictures): Section[] {
  const seal = (name: string) => pictureId(pictures, `seals/${name}`);
  const { about, non_gmo: nonGmo } = home;
  return [
    {
      key: 'about',
      label: about.title,
      description: about.text,
      pictureId: pictureId(pictures, ABOUT_PICTURE),
    },
    {
      key: 'certificates',
      label: 'Certificates',
      items: home.certificates.map(({ id, label }) => ({
        title: label,
        pictureId: seal(`certificate-${id}`),
      })),
    },
    {
      key: 'awards',
      label: 'Awards',
      items: home.awards.map(({ id, title, year }) => ({
        title,
        text: String(year),
        pictureId: seal(`award-${id}`),
      })),
    },
    {
      key: 'licences',
      label: 'Licences',
      items: home.licences.map(({ id, label, number }) => ({
        title: label,
        text: number,
        pictureId: seal(`licence-${id}`),
      })),
    },
    {
      key: 'non_gmo',
      label: nonGmo.label,
      description: nonGmo.text,
      pictureId: seal('non-gmo'),
    },
    { key: 'services', label: 'Services', items: home.services.map(toService) },
  ];
}

function toService({ title, text, page }: Content['home']['services'][number]): Item {
  return { title, text, link: pagePath(page) };
}
