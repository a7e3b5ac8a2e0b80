/** Returns calls of all public reads that a replica may answer, about a product where they name one. */
export function callsOf(productId: number): string[] {
  return [
    'GET /categories/',
    'GET /web/products/list/',
    'GET /web/products/list/?prod_search=turmeric',
    `GET /web/single/product/${productId}/`,
    'GET /web/product-tags/list/',
    'GET /web/product-foams/list/',
    'GET /web/brand/list/',
    `GET /api/related-other-products/?product_id=${productId}`,
    'GET /products?categoryID=490',
    'GET /web/products/feed/',
    'GET /web/products/addresses/',
    `GET /rating_review/${productId}/`,
    'GET /web/products/suggest/?q=turm',
  ];
}
