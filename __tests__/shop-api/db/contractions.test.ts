import { expect, test } from '@jest/globals';
import { isContraction, MIGRATIONS, readSteps } from '@/shop-api/db/schema-steps';

/** The newest step that was made before steps were told apart, in milliseconds. */
const TOLD_APART = Date.UTC(2026, 10, 27, 14);

/** What the release before a step would miss, or would write against. */
const NARROWS = [
  /\bDROP (?:TABLE|COLUMN|VIEW|TYPE|SCHEMA)\b/i,
  /\bRENAME\b/i,
  /\bSET NOT NULL\b/i,
  /\bSET DATA TYPE\b/i,
  /\bADD COLUMN\b(?=[^;]*\bNOT NULL\b)(?![^;]*\bDEFAULT\b)(?![^;]*\bGENERATED\b)/i,
];

const narrows = (statement: string) => NARROWS.some((pattern) => pattern.test(statement));

test.each([
  ['ALTER TABLE "a" DROP COLUMN "b"', true],
  ['ALTER TABLE "a" RENAME TO "b"', true],
  ['ALTER TABLE "a" ADD COLUMN "b" int NOT NULL', true],
  ['ALTER TABLE "a" ADD COLUMN "b" int DEFAULT 0 NOT NULL', false],
  ['ALTER TABLE "a" ALTER COLUMN "b" DROP NOT NULL', false],
  ['DROP INDEX "a"', false],
])('%s narrows: %s', (statement, isNarrow) => {
  expect(narrows(statement)).toBe(isNarrow);
});

test('a step that the release before it cannot live with says so', () => {
  const wrong = readSteps(MIGRATIONS)
    .filter((step) => step.folderMillis > TOLD_APART && step.sql.some(narrows))
    .filter((step) => !isContraction(step));
  expect(wrong.map(({ sql }) => sql.find(narrows))).toEqual([]);
});
