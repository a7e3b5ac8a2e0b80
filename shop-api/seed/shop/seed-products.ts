import { toPaise } from '../../../contract/money.ts';
import type { Database } from '../../db/database.ts';
import { productDetails, productTags } from '../../db/schema/product-details.ts';
import { products } from '../../db/schema/products.ts';
import { indexProducts } from '../../domain/catalogue/search/indexing/index-products.ts';
import type { Catalogue, SeedPacking, SeedProduct } from '../seed-data.ts';
import { onSaleSince } from './on-sale-since.ts';
import { packWord } from './pack-word.ts';
import type { SeedPictures } from './picture-ids.ts';
import { pictureId } from './picture-ids.ts';

/** The packing materials come from the shop's own label. */
const OWN_LABEL = 1;

type NewProduct = typeof products.$inferInsert;
type NewDetails = typeof productDetails.$inferInsert;

/** Writes products and packing materials; the latter are not in the search. */
export async function seedProducts(
  tx: Database,
  catalogue: Catalogue,
  pictures: SeedPictures,
): Promise<void> {
  await tx.insert(products).values(catalogue.packing_materials.map(toPackingRow));
  await tx.insert(productDetails).values(catalogue.packing_materials.map(toPackingDetails));
  await insertProducts(tx, { products: catalogue.products, tags: catalogue.tags, pictures });
}

interface Insertion {
  products: readonly SeedProduct[];
  tags: Catalogue['tags'];
  pictures: SeedPictures;
}

/** Writes products with their tags and their search words. */
async function insertProducts(tx: Database, input: Insertion): Promise<void> {
  await tx.insert(products).values(input.products.map((product) => toRow(product, input.pictures)));
  await tx.insert(productDetails).values(input.products.map(toDetails));
  const tagged = input.products.flatMap(({ id: productId, tag_ids }) =>
    tag_ids.map((tagId) => ({ productId, tagId })),
  );
  if (tagged.length > 0) await tx.insert(productTags).values(tagged);
  await indexProducts(
    tx,
    input.products.map(({ id }) => id),
  );
}

/** Converts a product of the data file to its row. */
export function toRow(product: SeedProduct, pictures: SeedPictures): NewProduct {
  const { flags } = product;
  return {
    ...sellable(product),
    brandId: product.brand_id,
    foamId: product.form_id,
    size: product.size,
    making: product.making,
    pack: packWord(product),
    sizeGroup: product.size_group ?? null,
    shippingWeightG: product.shipping_weight_g,
    isNewArrival: flags.new_arrival,
    isMustTry: flags.must_try,
    isBestOfAllTime: flags.best_of_all_time,
    homePictureId: pictureId(pictures, `products/${product.id}-home`),
    ...stars(product),
  };
}

/** Converts a product of the data file to the row of its page's texts. */
export function toDetails(product: SeedProduct): NewDetails {
  return {
    productId: product.id,
    benefits: product.benefits,
    descriptionHtml: product.description_html,
    ...labelFacts(product),
    metaTitle: product.metatitle,
    metaDescription: product.metadescription,
    metaKeywords: product.metakeywords,
  };
}

function sellable(product: SeedPacking) {
  return {
    id: product.id,
    sku: product.sku,
    name: product.name,
    nameHi: product.name_hi,
    slug: product.slug,
    categoryId: product.category_id,
    mrpPaise: toPaise(product.mrp),
    pricePaise: toPaise(product.price),
    hsn: product.hsn,
    gstRate: product.gst_rate,
    stock: product.stock,
    countryOfOrigin: product.country_of_origin,
    createdAt: onSaleSince(product),
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
  return { ...sellable(packing), brandId: OWN_LABEL };
}

function toPackingDetails({ id, name, description_html }: SeedPacking): NewDetails {
  return {
    productId: id,
    descriptionHtml: description_html,
    metaTitle: name,
    metaDescription: name,
    metaKeywords: '',
  };
}
