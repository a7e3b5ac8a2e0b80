import type {
  TranslatedName,
  TranslatedProduct,
  Translations,
} from '../../../../contract/kit/translations.ts';
import { OTHER_LANGUAGES } from '../../../../contract/shop/languages.ts';
import { toRupees } from '../../../../contract/shop/money.ts';
import type { DetailTexts, productDetails } from '../../../db/schema/product-details.ts';

type Details = typeof productDetails.$inferSelect;

/** Joins the texts of card and page, language by language. */
export function textsOf(
  names: Translations<TranslatedName>,
  details: Translations<DetailTexts>,
): Translations<TranslatedProduct> {
  const byLanguage = OTHER_LANGUAGES.flatMap((code) => {
    const texts = { ...names[code], ...details[code] };
    return Object.keys(texts).length > 0 ? [[code, texts]] : [];
  });
  return Object.fromEntries(byLanguage);
}

/** Returns the label facts of a product as the API answers them. */
export function storedLabelFacts(details: Details) {
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
