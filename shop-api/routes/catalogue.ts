import type { catalogueEndpoints } from '../../contract/catalogue/catalogue.ts';
import type { productFeedEndpoints } from '../../contract/catalogue/product-feed.ts';
import type { reviewEndpoints } from '../../contract/catalogue/reviews.ts';
import { catalogueMessages } from '../../contract/messages/catalogue.ts';
import { reviewApiMessages } from '../../contract/messages/reviews.ts';
import { englishText } from '../../contract/messages/text-with-values.ts';
import { markWishlisted } from '../domain/cart/mark-wishlisted.ts';
import { listCategories } from '../domain/catalogue/categories.ts';
import { listBrands, listFoams, listTags } from '../domain/catalogue/list-names.ts';
import { listProductAddresses } from '../domain/catalogue/list-product-addresses.ts';
import { listProductFeed } from '../domain/catalogue/list-product-feed.ts';
import { listProductsOfCategory } from '../domain/catalogue/list-products-of-category.ts';
import { listProducts } from '../domain/catalogue/listing/list-products.ts';
import { getProduct } from '../domain/catalogue/product/get-product.ts';
import { getRelatedProducts } from '../domain/catalogue/product/get-related-products.ts';
import { listReviews } from '../domain/catalogue/reviews/list-reviews.ts';
import { getReviewMarks, markReview } from '../domain/catalogue/reviews/mark-review.ts';
import { getReviewPhoto } from '../domain/catalogue/reviews/review-photos.ts';
import { writeReview } from '../domain/catalogue/reviews/write-review.ts';
import { listBoughtProducts } from '../domain/orders/list-bought-products.ts';
import { DONE, type HandlersOf } from '../http/handler.ts';

export const catalogueHandlers: HandlersOf<typeof catalogueEndpoints> = {
  listCategories: async ({ ctx }) => ({ ...DONE, categories: await listCategories({ ctx }) }),
  listProducts: async ({ ctx, input }) => {
    const page = await listProducts({ ctx, input: input.query });
    const data = await markWishlisted({ ctx, input: { products: page.data.data } });
    return { ...DONE, message: countMessage(page.total_count), ...page, data: { data } };
  },
  getProduct: async ({ ctx, input }) => {
    const product = await getProduct({ ctx, input: { productId: input.params.id } });
    const [data = product] = await markWishlisted({ ctx, input: { products: [product] } });
    return { ...DONE, data };
  },
  listProductTags: async ({ ctx }) => ({ ...DONE, data: await listTags({ ctx }) }),
  listProductFoams: async ({ ctx }) => ({ ...DONE, data: await listFoams({ ctx }) }),
  listBrands: async ({ ctx }) => ({ ...DONE, data: await listBrands({ ctx }) }),
  listRelatedProducts: async ({ ctx, input }) => {
    const product = { productId: input.query.product_id };
    const { related_product_details, other_product_details, product_details } =
      await getRelatedProducts({ ctx, input: product });
    const [related, other] = await Promise.all([
      markWishlisted({ ctx, input: { products: related_product_details } }),
      markWishlisted({ ctx, input: { products: other_product_details } }),
    ]);
    const found = {
      related_product_details: related,
      other_product_details: other,
      product_details,
    };
    return { ...DONE, RelatedOtherProducts: [found] };
  },
  listBoughtProducts: async ({ ctx }) => ({ ...DONE, data: await listBoughtProducts({ ctx }) }),
  listProductsOfCategory: async ({ ctx, input }) => {
    const category = { categoryId: input.query.categoryID };
    return { ...DONE, data: { products: await listProductsOfCategory({ ctx, input: category }) } };
  },
};

export const productFeedHandlers: HandlersOf<typeof productFeedEndpoints> = {
  listProductAddresses: async ({ ctx, input }) => ({
    ...DONE,
    ...(await listProductAddresses({ ctx, input: input.query })),
  }),
  listProductFeed: async ({ ctx, input }) => ({
    ...DONE,
    ...(await listProductFeed({ ctx, input: input.query })),
  }),
};

export const reviewHandlers: HandlersOf<typeof reviewEndpoints> = {
  writeReview: async ({ ctx, input }) => {
    const { name = '', rating, review: text = '' } = input.body;
    const review = { productId: input.params.id, name, rating, text };
    return { ...DONE, message: await writeReview({ ctx, input: review }) };
  },
  writeReviewWithPhotos: async ({ ctx, input }) => {
    const { name = '', rating, review: text = '', photos: files } = input.body;
    const photos = await Promise.all(files.map((file) => file.bytes()));
    const review = { productId: input.params.id, name, rating, text, photos };
    return { ...DONE, message: await writeReview({ ctx, input: review }) };
  },
  getReviewPhoto: ({ ctx, input }) => {
    const { photoId: id, size } = input.params;
    return getReviewPhoto({ ctx, input: { id, size } });
  },
  getReviewMarks: async ({ ctx, input }) => ({
    ...DONE,
    ...(await getReviewMarks({ ctx, input: { productId: input.params.productId } })),
  }),
  markReview: async ({ ctx, input }) => {
    const mark = { reviewId: input.params.reviewId, helpful: input.body.helpful };
    const marked = await markReview({ ctx, input: mark });
    const { marked: thanks, markTakenBack } = reviewApiMessages;
    return { ...DONE, message: marked.helpful ? thanks : markTakenBack, ...marked };
  },
  listReviews: async ({ ctx, input }) => {
    const list = { ...input.query, productId: input.params.productId };
    return { ...DONE, ...(await listReviews({ ctx, input: list })) };
  },
};

function countMessage(count: number): string {
  return count === 0 ? catalogueMessages.empty : englishText(catalogueMessages.found(count));
}
