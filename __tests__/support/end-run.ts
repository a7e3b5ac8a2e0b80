/** Drops the databases of the run. */
export default async function endRun(): Promise<void> {
  const { TEST_DATABASE_URL: url } = process.env;
  if (!url) return;
  const { dropClones } = await import('./clone-on-postgres.ts');
  await dropClones(url);
}
