import { expect, test } from '@jest/globals';
import ts from 'typescript';
import { projectFiles, projectText } from '@/__tests__/support/project-files';

const PRODUCTION = '{app,components,contract,lib,scripts,shop-api}/**/*.{ts,tsx,mjs}';

/** Exports that Next.js reads from its files; each page has them. */
const FRAMEWORK =
  /^(GET|POST|PUT|PATCH|DELETE|metadata|viewport|config|generateMetadata|generateStaticParams|ensureStatic|instant)$/;

/** The names that one file declares and exports, but for its default. */
function exportsOf(path: string): string[] {
  const { statements } = ts.createSourceFile(path, projectText(path), ts.ScriptTarget.Latest);
  return statements.filter(isNamedExport).flatMap((statement) => {
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map(({ name }) => nameOf(name));
    return nameOf((statement as ts.DeclarationStatement).name);
  });
}

function isNamedExport(statement: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  const kinds = modifiers.map(({ kind }) => kind);
  return (
    kinds.includes(ts.SyntaxKind.ExportKeyword) && !kinds.includes(ts.SyntaxKind.DefaultKeyword)
  );
}

const nameOf = (name: ts.Node | undefined) => (name && ts.isIdentifier(name) ? name.text : '');

test('an exported name is defined in one file', () => {
  const homes = Map.groupBy(
    projectFiles(PRODUCTION).flatMap((path) => exportsOf(path).map((name) => ({ name, path }))),
    ({ name }) => name,
  );
  expect(homes.size).toBeGreaterThan(1000);
  const doubled = [...homes]
    .map(([name, rows]) => [name, [...new Set(rows.map(({ path }) => path))]] as const)
    .filter(([name, paths]) => paths.length > 1 && !FRAMEWORK.test(name));
  expect(doubled).toEqual([]);
});
