import type { SharedGoods } from '@/contract/sharing/sharing';
import { MAX_QUANTITY, MAX_SHARED_GOODS } from '@/contract/shop/limits';

const ONE = /^([1-9]\d{0,8})(?:x([1-9]\d{0,4}))?$/;

/** Returns goods as the link of a cart writes them, ids and quantities: `1001x2-1044x1`. */
export function goodsText(goods: SharedGoods): string {
  return goods.map(({ pid, quantity }) => `${pid}x${quantity}`).join('-');
}

/**
 * Reads the goods of a link, where a missing quantity is one; null for a text that is not one, or
 * has more than a cart takes at once.
 */
export function readCartLink(text: string): SharedGoods | null {
  const goods = text.split('-').map((one) => {
    const [, pid, quantity = 1] = ONE.exec(one) ?? [];
    return { pid: Number(pid ?? 0), quantity: Number(quantity) };
  });
  const isWhole = goods.every(({ pid, quantity }) => pid > 0 && quantity <= MAX_QUANTITY);
  return isWhole && goods.length <= MAX_SHARED_GOODS ? goods : null;
}
