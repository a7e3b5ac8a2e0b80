import type { ProductDetail } from '../../../contract/product.ts';
import type { products } from '../../db/schema/products.ts';
import { toPicture } from '../pictures/to-picture.ts';
import { toRupees } from '../pricing/to-rupees.ts';
import { averageRating } from './average-rating.ts';
import type { Named } from './named.ts';
import type { ProductParts } from './read-product.ts';

type Product = typeof products.$inferSelect;

/** A product as its page shows it, money in rupees. */
export function toDetail(parts: ProductParts): ProductDetail {
  const { product, brand, foam, gallery } = parts;
  const front = gallery[0]?.picture;
  return {
    id: product.id,
    name: product.name,
    size: product.size,
    images: gallery.map(({ picture, alt, view }) => ({
      picture: toPicture(picture),
      alt_text: alt,
      view,
    })),
    share_image: front ? `${toPicture(front).src}/share.jpg` : null,
    brand: brand.id,
    brand_name: brand.name,
    benefits: product.benefits,
    description: product.descriptionHtml,
    metatitle: product.metaTitle,
    metadescription: product.metaDescription,
    metakeywords: product.metaKeywords,
    product_price: toRupees(product.pricePaise),
    base_price: toRupees(product.mrpPaise),
    available_stock_quantity: product.stock,
    average_rating: averageRating(product),
    rating_review_data: parts.reviews,
    star_distribution: starsOf(product),
    is_wished: false,
    product_websites: [],
    product_tag_list: parts.tags.map(named),
    product_foam: foam && named(foam),
    category_path: parts.path.map(named),
    ...labelFacts(product),
  };
}

function named({ id, name }: Named): Named {
  return { id, name };
}

function starsOf(product: Product): ProductDetail['star_distribution'] {
  const { star1, star2, star3, star4, star5 } = product;
  return { 1: star1, 2: star2, 3: star3, 4: star4, 5: star5 };
}

function labelFacts(product: Product) {
  return {
    sku: product.sku,
    net_quantity: netQuantity(product),
    unit_price: unitPrice(product),
    ingredients: product.ingredients,
    how_to_use: product.howToUse,
    storage: product.storage,
    shelf_life_months: product.shelfLifeMonths,
    veg: product.isVeg,
    licence: licence(product),
    country_of_origin: product.countryOfOrigin,
    manufacturer: company(product.makerName, product.makerAddress),
    importer: company(product.importerName, product.importerAddress),
  };
}

function netQuantity({ netQuantityValue: value, netQuantityUnit: unit }: Product) {
  return value !== null && unit !== null ? { value, unit } : null;
}

function unitPrice({ unitPricePaise, unitPricePer: per }: Product) {
  return unitPricePaise !== null && per !== null ? { value: toRupees(unitPricePaise), per } : null;
}

function licence({ licenceType: type, licenceNumber: number }: Product) {
  return type !== null && number !== null ? { type, number } : null;
}

function company(name: string | null, address: string | null) {
  return name !== null && address !== null ? { name, address } : null;
}
