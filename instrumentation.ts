/** Run by Next once, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { repairAddresses } = await import('@/lib/server/http/repair-addresses');
  const { noteClientAddresses } = await import('@/lib/server/session/client-address');
  const { cutSlowReaders, READER_LIMITS } = await import('@/lib/server/http/cut-slow-readers');
  const { closeAfterAnswers } = await import('@/lib/server/http/close-after-answers');
  const { shareAnswers } = await import('@/lib/server/http/share-answers');
  const { sendMissingPages } = await import('@/lib/server/http/send-missing-pages');
  const { sendWholePictures } = await import('@/lib/server/http/send-whole-pictures');
  const { sendUnavailable } = await import('@/lib/server/http/send-unavailable');
  const { refuseMethods } = await import('@/lib/server/http/refuse-methods');
  const { countRequests, readRoutes } = await import('@/lib/server/http/count-requests');
  const { sendOneLocation } = await import('@/lib/server/http/one-location');
  const { noteRequestIds } = await import('@/lib/server/session/request-id');
  const { serverConfig } = await import('@/lib/server/config');
  // First: the others read the address.
  repairAddresses();
  noteClientAddresses();
  noteRequestIds();
  closeAfterAnswers();
  sendOneLocation();
  sendMissingPages();
  sendUnavailable();
  sendWholePictures();
  countRequests(await readRoutes());
  const { openAnswers } = READER_LIMITS;
  // All shoppers behind a proxy have its address.
  const isBehindProxy = serverConfig().trustedProxies > 0;
  cutSlowReaders({ ...READER_LIMITS, openAnswers: isBehindProxy ? undefined : openAnswers });
  // An edge keeps copies itself; those of both would be older than either.
  if (process.env.NODE_ENV === 'production') shareAnswers(isBehindProxy ? null : undefined);
  // Last, so that it is asked before the others: what it refuses is no write.
  refuseMethods();
}
