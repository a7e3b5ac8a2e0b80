import type { Answer, TestApp } from './test-app';

type Headers = Record<string, string>;

/** Adds to a shopper's cart. */
export function addToCart(
  app: TestApp,
  who: Headers,
  { pid, quantity = 1 }: { pid: number; quantity?: number },
  headers: Headers = {},
): Promise<Answer> {
  return app.call('POST /cart/', { who, headers, body: { pid, quantity } });
}

/** Products and quantities, in the order of the cart. */
export async function quantities(app: TestApp, who: Headers): Promise<[number, number][]> {
  const { body } = await app.call('GET /cart/', { who });
  const lines: { product_id: number; quantity: number }[] = body.data.cart_items;
  return lines.map((line) => [line.product_id, line.quantity]);
}
