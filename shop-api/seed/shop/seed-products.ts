import type { Database } from '../../db/database.ts';
import { productTags } from '../../db/schema/product-tags.ts';
import { products } from '../../db/schema/products.ts';
import { indexProducts } from '../../domain/catalogue/search/index-products.ts';
import type { SearchableProduct } from '../../domain/catalogue/search/product-words.ts';
import type { Catalogue, SeedPacking, SeedProduct } from '../seed-data.ts';
import { toPaise } from './paise.ts';
import type { SeedPictures } from './picture-ids.ts';
import { pictureId } from './picture-ids.ts';

/** The packing materials come from the shop's own label. */
const OWN_LABEL = 1;
const ON_SALE_SINCE = new Date('2026-01-01T00:00:00Z');

type NewProduct = typeof products.$inferInsert;

/** Products, packing materials, their tags, and the search over them. */
export async function seedProducts(
  tx: Database,
  catalogue: Catalogue,
  pictures: SeedPictures,
): Promise<void> {
  const rows = catalogue.products.map((product) => toRow(product, pictures));
  await tx.insert(products).values([...rows, ...catalogue.packing_materials.map(toPackingRow)]);
  await tx
    .insert(productTags)
    .values(
      catalogue.products.flatMap(({ id, tag_ids }) =>
        tag_ids.map((tagId) => ({ productId: id, tagId })),
      ),
    );
  await indexProducts(tx, catalogue.products.map(searchableOf(catalogue)));
}

/** What the seed data lets a product be found by. */
export function searchableOf(
  catalogue: Catalogue,
): (product: SeedProduct) => SearchableProduct & { id: number } {
  const tagNames = new Map(catalogue.tags.map((tag) => [tag.id, tag.name]));
  return (product) => ({
    id: product.id,
    name: product.name,
    brand: product.brand_name,
    categories: product.category_path_names,
    foam: product.form_name,
    tags: product.tag_ids.map((id) => tagNames.get(id) ?? ''),
    benefits: product.benefits,
    size: product.size,
  });
}

function toRow(product: SeedProduct, pictures: SeedPictures): NewProduct {
  const { flags } = product;
  return {
    ...sellable(product),
    brandId: product.brand_id,
    foamId: product.form_id,
    size: product.size,
    benefits: product.benefits,
    ...labelFacts(product),
    shippingWeightG: product.shipping_weight_g,
    isNewArrival: flags.new_arrival,
    isMustTry: flags.must_try,
    isBestOfAllTime: flags.best_of_all_time,
    homePictureId: pictureId(pictures, `products/${product.id}-home`),
    metaTitle: product.metatitle,
    metaDescription: product.metadescription,
    metaKeywords: product.metakeywords,
    ...stars(product),
  };
}

function sellable(product: SeedPacking) {
  return {
    id: product.id,
    sku: product.sku,
    name: product.name,
    slug: product.slug,
    categoryId: product.category_id,
    mrpPaise: toPaise(product.mrp),
    pricePaise: toPaise(product.price),
    hsn: product.hsn,
    gstRate: product.gst_rate,
    stock: product.stock,
    descriptionHtml: product.description_html,
    countryOfOrigin: product.country_of_origin,
    createdAt: ON_SALE_SINCE,
  };
}

function labelFacts(product: SeedProduct) {
  const { unit_sale_price: unitPrice, licence, manufacturer, importer } = product;
  return {
    netQuantityValue: product.net_quantity.value,
    netQuantityUnit: product.net_quantity.unit,
    unitPricePaise: unitPrice && toPaise(unitPrice.value),
    unitPricePer: unitPrice?.per,
    ingredients: product.ingredients,
    howToUse: product.how_to_use,
    storage: product.storage,
    shelfLifeMonths: product.shelf_life_months,
    isVeg: product.veg,
    licenceType: licence?.type,
    licenceNumber: licence?.number,
    makerName: manufacturer?.name,
    makerAddress: manufacturer?.address,
    importerName: importer?.name,
    importerAddress: importer?.address,
  };
}

function stars({ rating_seed: { stars: given } }: SeedProduct) {
  return {
    star1: given[1],
    star2: given[2],
    star3: given[3],
    star4: given[4],
    star5: given[5],
  };
}

function toPackingRow(packing: SeedPacking): NewProduct {
  return {
    ...sellable(packing),
    brandId: OWN_LABEL,
    metaTitle: packing.name,
    metaDescription: packing.name,
    metaKeywords: '',
  };
}
