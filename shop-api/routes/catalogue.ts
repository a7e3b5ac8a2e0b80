import type { catalogueEndpoints } from '../../contract/catalogue.ts';
import { getProduct } from '../domain/catalogue/get-product.ts';
import { getRelatedProducts } from '../domain/catalogue/get-related-products.ts';
import { listBrands } from '../domain/catalogue/list-brands.ts';
import { listCategories } from '../domain/catalogue/list-categories.ts';
import { listFoams } from '../domain/catalogue/list-foams.ts';
import { listProductsOfCategory } from '../domain/catalogue/list-products-of-category.ts';
import { listTags } from '../domain/catalogue/list-tags.ts';
import { listProducts } from '../domain/catalogue/listing/list-products.ts';
import { DONE } from './done.ts';
import type { HandlersOf } from './handlers-of.ts';

export const catalogueHandlers: HandlersOf<typeof catalogueEndpoints> = {
  listCategories: async ({ ctx }) => ({ ...DONE, categories: await listCategories({ ctx }) }),
  listProducts: async ({ ctx, input }) => ({
    ...DONE,
    ...(await listProducts({ ctx, input: input.query })),
  }),
  getProduct: async ({ ctx, input }) => ({
    ...DONE,
    data: await getProduct({ ctx, input: { productId: input.params.id } }),
  }),
  listProductTags: async ({ ctx }) => ({ ...DONE, data: await listTags({ ctx }) }),
  listProductFoams: async ({ ctx }) => ({ ...DONE, data: await listFoams({ ctx }) }),
  listBrands: async ({ ctx }) => ({ ...DONE, data: await listBrands({ ctx }) }),
  listRelatedProducts: async ({ ctx, input }) => {
    const product = { productId: input.query.product_id };
    return { ...DONE, RelatedOtherProducts: [await getRelatedProducts({ ctx, input: product })] };
  },
  listProductsOfCategory: async ({ ctx, input }) => {
    const category = { categoryId: input.query.categoryID };
    return { ...DONE, data: { products: await listProductsOfCategory({ ctx, input: category }) } };
  },
};
