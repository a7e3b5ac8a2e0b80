import type { Told } from '@/lib/api/shopper';
import { sendJson } from './http';
import { newKey } from './new-key';

/*
 * What a customer does with an order. Every function makes one request and throws ApiError. It brings
 * ky along: `import()` it.
 */

/** Cancels an order that is not packed yet. Answers the shop's words. @throws ApiError */
export async function cancelOrder(id: number): Promise<string> {
  const key = newKey();
  return (await sendJson<Told>('post', `orders/${id}/cancel`, { body: {}, key })).message;
}

/** Puts an order's goods into the cart again. Answers the path of the cart. @throws ApiError */
export async function reorder(id: number, surface: string): Promise<string> {
  const key = newKey();
  const path = `orders/${id}/reorder`;
  return (await sendJson<{ url: string }>('post', path, { body: { surface }, key })).url;
}

interface ToPay {
  /** Rupees, as they are shown. */
  amount: number;
  surface: string;
}

/**
 * Accepts an order at the amount that is shown. Answers the path of the page where it is
 * paid. @throws ApiError
 */
export async function payOrder(id: number, { amount, surface }: ToPay): Promise<string> {
  const key = newKey();
  const path = `orders/${id}/pay`;
  const body = { amount, surface };
  return (await sendJson<{ url: string }>('post', path, { body, key })).url;
}
