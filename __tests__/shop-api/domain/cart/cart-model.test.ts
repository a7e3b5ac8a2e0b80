import { expect, test } from '@jest/globals';
import { inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { newVisitor } from '@/__tests__/support/new-shopper';
import { size } from '@/__tests__/support/size';
import { onEachDatabase } from '@/__tests__/support/test-database';
import type { CartData } from '@/contract/cart/cart';
import { PACKING_CATEGORY_ID } from '@/contract/shop/limits';
import type { Database } from '@/shop-api/db/database';
import { products } from '@/shop-api/db/schema/products';
import { addToCart } from '@/shop-api/domain/cart/add-to-cart';
import { changeQuantity, removeFromCart } from '@/shop-api/domain/cart/change-line';
import { getCart } from '@/shop-api/domain/cart/get-cart';
import type { Context } from '@/shop-api/domain/kernel/context';

const RUNS = size({ quick: 20, heavy: 2_000 });

/** Products with every kind of stock in the demo shop, and one packing. */
const SHELF = [1001, 1011, 1027, 1032, 1061, 1070, 4905];

interface Step {
  kind: 'add' | 'change' | 'remove';
  productId: number;
  quantity: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('add', 'add', 'change', 'change', 'remove'),
  productId: fc.constantFrom(...SHELF),
  quantity: fc.integer({ min: 0, max: 25 }),
});

type Product = typeof products.$inferSelect;

/** A second implementation of the cart, as simple as possible. */
class Model {
  readonly quantities = new Map<number, number>();
  readonly #shelf: Map<number, Product>;

  constructor(shelf: Product[]) {
    this.#shelf = new Map(shelf.map((product) => [product.id, product]));
  }

  /** Takes a step if the rules allow it, and returns whether they do. */
  take({ kind, productId, quantity }: Step): boolean {
    const before = this.quantities.get(productId);
    if (kind === 'remove') return this.quantities.delete(productId);
    if (kind === 'change' && before === undefined) return false;
    const after = kind === 'add' ? (before ?? 0) + quantity : quantity;
    if (Math.min(quantity, after) < 1 || after > (this.#product(productId).stock ?? 20))
      return false;
    this.quantities.set(productId, after);
    return true;
  }

  /** Returns the totals in paise, by whole-number arithmetic. */
  totals() {
    const sums = { total: 0n, tax: 0n, mrp: 0n, counter: 0n };
    for (const [id, count] of this.quantities) {
      const { pricePaise, mrpPaise, gstRate, categoryId } = this.#product(id);
      const quantity = BigInt(count);
      const gross = quantity * BigInt(pricePaise);
      const whole = 100n + BigInt(gstRate);
      sums.total += gross;
      sums.tax += 2n * ((gross * BigInt(gstRate) + whole) / (2n * whole));
      sums.mrp += quantity * BigInt(mrpPaise);
      if (categoryId !== PACKING_CATEGORY_ID) sums.counter += quantity;
    }
    return sums;
  }

  #product(id: number): Product {
    const product = this.#shelf.get(id);
    if (!product) throw new Error(`No product ${id}`);
    return product;
  }
}

const paise = (rupees: number) => BigInt(Math.round(rupees * 100));

function totalsOf(cart: CartData) {
  return {
    total: paise(cart.final_total),
    tax: paise(cart.gst_amt),
    mrp: paise(cart.product_price),
    counter: BigInt(cart.cart_counter),
  };
}

const quantitiesOf = (cart: CartData) =>
  new Map(cart.cart_items.map((line) => [line.product_id, line.quantity]));

async function takeStep(ctx: Context, step: Step): Promise<boolean> {
  const { cart_items: lines } = await getCart({ ctx });
  const lineId = lines.find((line) => line.product_id === step.productId)?.id ?? 2_000_000_000;
  const { kind, productId, quantity } = step;
  const verbs = {
    add: () => addToCart({ ctx, input: { productId, quantity } }),
    change: () => changeQuantity({ ctx, input: { lineId, quantity } }),
    remove: () => removeFromCart({ ctx, input: { lineId } }),
  };
  return verbs[kind]().then(
    () => true,
    (error) => {
      expect(['invalid', 'not_found']).toContain(error.code);
      return false;
    },
  );
}

const readShelf = (db: Database) => db.select().from(products).where(inArray(products.id, SHELF));

onEachDatabase((database) => {
  test('any sequence of changes ends like a plain list of quantities, to the paisa', async () => {
    const shelf = await readShelf(database.db);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const model = new Model(shelf);
        const ctx = await newVisitor(database.db);
        for (const step of steps) {
          expect(await takeStep(ctx, step)).toBe(model.take(step));
        }
        const cart = await getCart({ ctx });
        expect(quantitiesOf(cart)).toEqual(model.quantities);
        expect(totalsOf(cart)).toEqual(model.totals());
      }),
      { numRuns: RUNS },
    );
  });
});
