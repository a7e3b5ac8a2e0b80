import type { importRows, imports } from '../db/schema/imports.ts';

type Import = typeof imports.$inferSelect;
type Row = typeof importRows.$inferSelect;

/** Rows that are named at most; the desk shows them all. */
const MAX_LINES = 50;

/** Says what a file would do: the columns, the counts, then rows that are wrong or say something. */
export function reportOf({ about, counts, problem }: Import, rows: readonly Row[]): string {
  if (!about || !counts) return problem;
  const lost = about.headers.filter(({ note }) => note);
  return [
    `${about.kind}, ${about.readAs}, ${about.rows} products`,
    ...lost.map(({ header, column, note }) => `  ${header} → ${column ?? 'left out'}: ${note}`),
    `New ${counts.added}, changed ${counts.changed}, same ${counts.same}, left out ${counts.skipped}, wrong ${counts.wrong}`,
    ...counts.new_names.map((name) => `  new ${name}`),
    ...someOf(rows.filter(({ notes }) => notes.length > 0).flatMap(linesOf)),
  ].join('\n');
}

function linesOf({ row, sku, notes }: Row): string[] {
  return notes.map(({ column, message, is_wrong: isWrong }) => {
    const where = [`row ${row}`, sku, column].filter(Boolean).join(', ');
    return `  ${isWrong ? 'wrong: ' : ''}${where}: ${message}`;
  });
}

function someOf(lines: readonly string[]): string[] {
  if (lines.length <= MAX_LINES) return [...lines];
  return [...lines.slice(0, MAX_LINES), `  … and ${lines.length - MAX_LINES} more`];
}
