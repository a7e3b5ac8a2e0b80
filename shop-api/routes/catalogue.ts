import type { catalogueEndpoints } from '../../contract/catalogue.ts';
import { getProduct } from '../domain/catalogue/get-product.ts';
import { getRelatedProducts } from '../domain/catalogue/get-related-products.ts';
import { listBrands } from '../domain/catalogue/list-brands.ts';
import { listCategories } from '../domain/catalogue/list-categories.ts';
import { listFoams } from '../domain/catalogue/list-foams.ts';
import { listProductsOfCategory } from '../domain/catalogue/list-products-of-category.ts';
import { listTags } from '../domain/catalogue/list-tags.ts';
import { listProducts } from '../domain/catalogue/listing/list-products.ts';
import { markWished } from '../domain/wishlist/mark-wished.ts';
import { DONE } from './done.ts';
import type { HandlersOf } from './handlers-of.ts';

export const catalogueHandlers: HandlersOf<typeof catalogueEndpoints> = {
  listCategories: async ({ ctx }) => ({ ...DONE, categories: await listCategories({ ctx }) }),
  listProducts: async ({ ctx, input }) => {
    const page = await listProducts({ ctx, input: input.query });
    const data = await markWished({ ctx, input: { products: page.data.data } });
    return { ...DONE, ...page, data: { data } };
  },
  getProduct: async ({ ctx, input }) => {
    const product = await getProduct({ ctx, input: { productId: input.params.id } });
    const [data = product] = await markWished({ ctx, input: { products: [product] } });
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
      markWished({ ctx, input: { products: related_product_details } }),
      markWished({ ctx, input: { products: other_product_details } }),
    ]);
    const found = {
      related_product_details: related,
      other_product_details: other,
      product_details,
    };
    return { ...DONE, RelatedOtherProducts: [found] };
  },
  listProductsOfCategory: async ({ ctx, input }) => {
    const category = { categoryId: input.query.categoryID };
    return { ...DONE, data: { products: await listProductsOfCategory({ ctx, input: category }) } };
  },
};
