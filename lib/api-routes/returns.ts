import type { Id } from './path';

/** Calls of requests for a replacement or refund. */
export const returnApi = {
  ask: () => '/api/returns',
  withdraw: (id: Id) => `/api/returns/${id}/withdraw`,
  photo: (id: string, size: 'small' | 'large') => `/api/returns/photos/${id}/${size}`,
  move: (id: Id) => `/api/staff/returns/${id}/move`,
} as const;
