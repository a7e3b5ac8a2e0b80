import type { ProductDetail } from '../../contract/catalogue/product';
import { samplePicture } from './sample-picture';

/** A product as its page reads it; `facts` override the defaults. */
export function sampleProduct(facts: Partial<ProductDetail> = {}): ProductDetail {
  return {
    id: 1001,
    name: 'Tulsi Ginger Tea',
    size: '100 g',
    images: [
      { picture: samplePicture('front'), alt_text: 'Front of the pack', view: 'front' },
      { picture: samplePicture('still'), alt_text: 'The pack with tulsi', view: 'still' },
      { picture: samplePicture('plate'), alt_text: 'Tulsi, drawn', view: 'plate' },
    ],
    share_image: '/media/front/share.jpg',
    brand: 13,
    brand_name: 'Parnika Teas',
    benefits: ['Warms on cold evenings', 'Free of caffeine'],
    description: '<p>Tulsi leaves with dried ginger.</p>',
    metatitle: 'Tulsi Ginger Tea | Vanya',
    metadescription: 'Tulsi leaves with dried ginger.',
    metakeywords: 'tulsi, ginger, tea',
    product_price: 245,
    base_price: 280,
    available_stock_quantity: 12,
    average_rating: { average_rating: 4.6, review_count: 212 },
    rating_review_data: [],
    star_distribution: { 1: 2, 2: 3, 3: 10, 4: 47, 5: 150 },
    review_mentions: [{ quality: 'aroma', count: 14 }],
    is_wished: false,
    product_websites: [],
    product_tag_list: [],
    product_foam: { id: 4, name: 'Loose leaf' },
    category_path: [{ id: 404, name: 'Herbal Teas' }],
    sku: 'VAN-1001',
    net_quantity: { value: 100, unit: 'g' },
    unit_price: { value: 2.8, per: 'g' },
    ingredients: 'Tulsi, ginger',
    how_to_use: 'Steep for four minutes',
    storage: 'Cool and dry',
    shelf_life_months: 12,
    veg: true,
    licence: { type: 'FSSAI', number: '00000000000000' },
    country_of_origin: 'India',
    manufacturer: { name: 'Parnika', address: 'Sanand, Gujarat' },
    importer: null,
    ...facts,
  };
}
