import type { PackArt, PackKind } from '../packshot.ts';
import type { BannerArt } from '../scenes/banner.ts';
import { bannerScene } from '../scenes/banner.ts';
import { categoryPlate } from '../scenes/category-plate.ts';
import type { Drawing } from './drawing.ts';
import { bannerField } from './fields.ts';
import { packArtOf } from './pack-art.ts';
import type { ArtCatalogue, ArtContent, SeedArt } from './seed-data.ts';

/** A phone of 400 CSS pixels at three device pixels each. */
const PHONE_WIDTH = 1200;

/** The plate and the two banners of every top category, with packs of that category. */
export function* categoryPictures(catalogue: ArtCatalogue): Generator<Drawing> {
  for (const { id, art } of catalogue.categories) {
    if (!art) continue;
    const scene = sceneOf(catalogue, id, art);
    const name = `categories/${id}`;
    yield { name, svg: categoryPlate(art), width: 480 };
    yield { name: `${name}-web`, svg: bannerScene(scene, 'strip'), width: 1920 };
    yield {
      name: `${name}-mobile`,
      svg: bannerScene(withTwoPacks(scene), 'strip-tall'),
      width: 960,
    };
  }
}

/** The home page's banners, wide and for phones. */
export function* homeBanners(catalogue: ArtCatalogue, content: ArtContent): Generator<Drawing> {
  for (const { id, art, category_id } of content.home.banners) {
    const scene = bannerOf(catalogue, category_id, art);
    yield { name: `banners/${id}-wide`, svg: bannerScene(scene, 'wide'), width: 1920 };
    yield {
      name: `banners/${id}-tall`,
      svg: bannerScene(withTwoPacks(scene), 'tall'),
      width: PHONE_WIDTH,
    };
  }
}

type HomeBanner = ArtContent['home']['banners'][number];

function bannerOf(catalogue: ArtCatalogue, category: number, art: HomeBanner['art']): BannerArt {
  const scene = sceneOf(catalogue, category, art, art.kind);
  const named = art.products?.flatMap((id) => catalogue.products.filter((one) => one.id === id));
  return named ? { ...scene, packs: named.map(packArtOf) } : scene;
}

const withTwoPacks = (scene: BannerArt) => ({ ...scene, packs: scene.packs.slice(0, 2) });

function sceneOf(
  catalogue: ArtCatalogue,
  category: number,
  art: SeedArt,
  first?: PackKind,
): BannerArt {
  const field = bannerField(art.motif);
  const packs = packsOf(catalogue, category, first).slice(0, field.centre ? 2 : 3);
  return { lot: art.lot, ...field, packs };
}

/**
 * Returns the packs of a category: best sellers before others, one of each kind first.
 */
function packsOf({ products }: ArtCatalogue, category: number, first?: PackKind): PackArt[] {
  const isBest = (id: number) => products.find((p) => p.id === id)?.flags.best_of_all_time;
  const candidates = products
    .filter(({ category_path: path }) => path.includes(category))
    .sort((a, b) => Number(isBest(b.id)) - Number(isBest(a.id)))
    .map(packArtOf);
  const wanted = candidates.filter(({ kind }) => kind === first);
  const ordered = [...wanted, ...candidates.filter(({ kind }) => kind !== first)];
  const kinds = new Set<PackKind>();
  const varied = ordered.filter(({ kind }) => !kinds.has(kind) && kinds.add(kind));
  return [...new Set([...varied, ...ordered])];
}
