import { dropClones } from './per-worker/clone-on-postgres.ts';

const { TEST_DATABASE_URL: url } = process.env;
if (url) await dropClones(url);
