/** Run by Next once, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { noteClientAddresses } = await import('@/lib/server/session/client-address');
  noteClientAddresses();
}
