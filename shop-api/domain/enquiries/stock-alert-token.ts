import type { Context } from '../kernel/context.ts';

const PURPOSE = 'stop stock alerts';

/** Returns the part of an alert's link that ends the mails: its id and a signature. */
export function stockAlertToken({ keys }: Pick<Context, 'keys'>, id: number): string {
  return `${id}-${keys.sign(PURPOSE, String(id))}`;
}

/** Reads the id of a token; null for a forged one. */
export function readStockAlertToken(ctx: Pick<Context, 'keys'>, token: string): number | null {
  const id = Number(token.match(/^([1-9]\d{0,8})-/)?.[1]);
  return id && stockAlertToken(ctx, id) === token ? id : null;
}
