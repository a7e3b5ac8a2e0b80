import type { EndpointName } from '../../contract/endpoints.ts';

/** Reads of the catalogue that are the same for everybody: a replica may answer them. */
export const REPLICA_READS: ReadonlySet<EndpointName> = new Set([
  'listCategories',
  'listProducts',
  'getProduct',
  'listProductTags',
  'listProductFoams',
  'listBrands',
  'listRelatedProducts',
  'listProductsOfCategory',
  'listProductAddresses',
  'listProductFeed',
  'listReviews',
  'getReviewPhoto',
  'suggestProducts',
]);
