import 'server-only';
import type { PlanOffer } from '@/contract/elite';
import { DEFAULT_PLAN } from '@/contract/elite-plans';
import { ApiError } from '@/lib/api/api-error';
import { cachedUnder, tags } from '../cache';
import { callShopApi } from '../shop-api';

/** The plans of the Elite membership with their prices, the shortest first. */
export async function getElitePlans(): Promise<PlanOffer[]> {
  'use cache';
  cachedUnder(tags.elite);
  const { data } = await callShopApi('listElitePlans', {});
  return data;
}

/**
 * What joining costs, in rupees. Undefined where the shop could not tell: no page fails for want of an
 * invitation.
 */
export async function getElitePrice(): Promise<number | undefined> {
  try {
    return (await getElitePlans()).find(({ plan }) => plan === DEFAULT_PLAN)?.price;
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}
