/** Names the run for all of its workers, see `per-worker/clone-on-postgres.ts`. */
export default function beginRun() {
  process.env.TEST_RUN = String(Math.floor(Date.now() / 1000));
}
