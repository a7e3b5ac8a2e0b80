/** Names the run for all of its workers, see `clone-on-postgres.ts`. */
export default function beginRun(): void {
  process.env.TEST_RUN = String(Math.floor(Date.now() / 1000));
}
