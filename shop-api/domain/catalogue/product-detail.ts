import type { ProductDetail } from '../../../contract/product.ts';
import type { productDetails } from '../../db/schema/product-details.ts';
import type { products } from '../../db/schema/products.ts';
import { toPicture } from '../pictures/to-picture.ts';
import { toRupees } from '../pricing/to-rupees.ts';
import { averageRating } from './average-rating.ts';
import type { Named } from './named.ts';
import type { ProductParts } from './read-product.ts';

type Product = typeof products.$inferSelect;
type Details = typeof productDetails.$inferSelect;

/** A product as its page shows it, money in rupees. */
export function toDetail(parts: ProductParts): ProductDetail {
  const { product, details, brand, foam, gallery } = parts;
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
    benefits: details.benefits,
    description: details.descriptionHtml,
    metatitle: details.metaTitle,
    metadescription: details.metaDescription,
    metakeywords: details.metaKeywords,
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
    sku: product.sku,
    country_of_origin: product.countryOfOrigin,
    ...labelFacts(details),
  };
}

function named({ id, name }: Named): Named {
  return { id, name };
}

function starsOf(product: Product): ProductDetail['star_distribution'] {
  const { star1, star2, star3, star4, star5 } = product;
  return { 1: star1, 2: star2, 3: star3, 4: star4, 5: star5 };
}

function labelFacts(details: Details) {
  return {
    net_quantity: netQuantity(details),
    unit_price: unitPrice(details),
    ingredients: details.ingredients,
    how_to_use: details.howToUse,
    storage: details.storage,
    shelf_life_months: details.shelfLifeMonths,
    veg: details.isVeg,
    licence: licence(details),
    manufacturer: company(details.makerName, details.makerAddress),
    importer: company(details.importerName, details.importerAddress),
  };
}

function netQuantity({ netQuantityValue: value, netQuantityUnit: unit }: Details) {
  return value !== null && unit !== null ? { value, unit } : null;
}

function unitPrice({ unitPricePaise, unitPricePer: per }: Details) {
  return unitPricePaise !== null && per !== null ? { value: toRupees(unitPricePaise), per } : null;
}

function licence({ licenceType: type, licenceNumber: number }: Details) {
  return type !== null && number !== null ? { type, number } : null;
}

function company(name: string | null, address: string | null) {
  return name !== null && address !== null ? { name, address } : null;
}
