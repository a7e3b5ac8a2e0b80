import { pathsOf } from './path.ts';

/** Calls of requests for a replacement or refund. */
export const returnApi = pathsOf({
  ask: '/api/returns',
  withdraw: '/api/returns/:id/withdraw',
  photo: '/api/returns/photos/:id/:size',
});
