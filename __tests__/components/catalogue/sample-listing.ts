import type { ProductListAnswer, ProductListItem } from '@/contract/catalogue/catalogue';
import { type Listing, parseListing } from '@/lib/routing/listing';
import type { ListingOwner } from '@/lib/routing/listing-path';

/** A category as the owner of its page. */
export const COFFEE: ListingOwner = { category: 401, slug: 'coffee' };

/** The listing of a query string, of the whole shop or on the page of its owner. */
export function listingOf(query = '', owner?: ListingOwner): Listing {
  return parseListing(new URLSearchParams(query), owner);
}

/** A product of the list; `facts` override the defaults. */
export function sampleProduct(facts: Partial<ProductListItem> = {}): ProductListItem {
  return {
    id: 1001,
    name: 'Tulsi Ginger Tea',
    size: '100 g',
    brand_name: 'Parnika Teas',
    image1: null,
    product_price: 245,
    base_price: 280,
    available_stock_quantity: 12,
    product_tag_list: [],
    average_rating: { average_rating: 4.6, review_count: 212 },
    is_wished: false,
    ...facts,
  };
}

/** The API's answer for a listing of one product; parts can be overridden. */
export function sampleAnswer(parts: Partial<ProductListAnswer> = {}): ProductListAnswer {
  return {
    status: true,
    message: undefined,
    page: 1,
    total_pages: 1,
    total_count: 1,
    data: { data: [sampleProduct()] },
    category_banners: [],
    category_path: [],
    facets: {
      tags: [
        { id: 2, name: 'Best Seller', count: 18 },
        { id: 1, name: 'Sugar Free', count: 9 },
      ],
      product_foams: [{ id: 1, name: 'Powder', count: 14 }],
      brands: [{ id: 13, name: 'Parnika Teas', count: 5 }],
      countries: [
        { name: 'India', count: 79 },
        { name: 'Jordan', count: 1 },
      ],
      price: { min: 65, max: 1450 },
      in_stock: 50,
    },
    ...parts,
  };
}
