/** The requests that are measured, by name: paths of the shop API. */
export const REQUESTS: Record<string, string> = {
  'all, page 1': listing(''),
  'all, page 50': listing('page=50'),
  'root category': listing('category_id=408'),
  'leaf category': listing('category_id=4021'),
  'four filters': listing('category_id=408&brand=1,2,3,30,31&product_tag=4&price_max=500'),
  'brand and tag': listing('brand=1,2,3,30,31&product_tag=2'),
  'in stock': listing('in_stock=true'),
  'by price': listing('ordering=base_price'),
  'by country, descending': listing('ordering=-country_of_origin'),
  'category by price': listing('category_id=408&ordering=-base_price'),
  haldi: listing('prod_search=haldi'),
  'haldi powder': listing('prod_search=haldi powder'),
  'wild tulsi tea': listing('prod_search=wild tulsi tea'),
  turmreic: listing('prod_search=turmreic'),
  हल्दी: listing('prod_search=हल्दी'),
  'hair fall': listing('prod_search=hair fall'),
  vegan: listing('prod_search=vegan'),
  t: listing('prod_search=t'),
  'haldi, filtered and by price': listing('prod_search=haldi&product_tag=4&ordering=base_price'),
  'no hit': listing('prod_search=qwxyzk'),
  'typing tu': suggestions('tu'),
  'typing tur': suggestions('tur'),
  'typing turme': suggestions('turme'),
  'typing haldi po': suggestions('haldi po'),
  product: '/web/single/product/1001/',
  related: '/api/related-other-products/?product_id=1001',
};

function listing(query: string): string {
  return `/web/products/list/?${encodeURI(query)}`;
}

function suggestions(text: string): string {
  return `/web/products/suggest/?q=${encodeURIComponent(text)}`;
}
