import 'server-only';
import type { EndpointName } from '@/contract/endpoints';
import type { Desk, DeskRow } from '@/lib/desk/desk';
import { callQuery, type DeskQuery } from '@/lib/desk/list-query';
import type { ShopperCall } from './shopper-call';

export interface DeskRows {
  data: DeskRow[];
  total_count: number;
  /** There are more than were counted. */
  total_is_at_least?: boolean;
  total_pages: number;
}

/** Makes a call that a description names, which no type knows. @throws ApiError */
export function callOf<Answer>(
  call: ShopperCall,
  name: EndpointName,
  input: object,
): Promise<Answer> {
  return call(name, input as never) as unknown as Promise<Answer>;
}

/** Reads a page of a desk's list. @throws ApiError */
export function readDeskRows(call: ShopperCall, desk: Desk, query: DeskQuery): Promise<DeskRows> {
  return callOf<DeskRows>(call, desk.calls.list, { query: callQuery(query) });
}
