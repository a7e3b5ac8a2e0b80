import ts from 'typescript';
import { projectFiles, projectText } from '@/__tests__/support/project-files';

/** A name that a file declares: a variable, function, type, member or parameter. */
export interface DeclaredName {
  path: string;
  name: string;
  isExported: boolean;
}

const PRODUCTION = '{app,components,contract,lib,scripts,shop-api}/**/*.{ts,tsx,mjs}';

/** The source files whose names are checked, relative to the project. */
export const productionFiles = projectFiles(PRODUCTION).concat('middleware.ts', 'next.config.mjs');

/** Every name that production code declares. Imported names belong to the file that exports them. */
export const declaredNames = productionFiles.flatMap((path) => namesIn(path, projectText(path)));

/** The names that one file declares; `path` decides whether JSX is read. */
export function namesIn(path: string, text: string): DeclaredName[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const names: DeclaredName[] = [];
  const visit = (node: ts.Node): void => {
    const name = declaredName(node);
    if (name) names.push({ path, name, isExported: isExported(node) });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

function declaredName(node: ts.Node): string | undefined {
  if (ts.isImportSpecifier(node) || ts.isJsxAttribute(node)) return undefined;
  if (ts.isPropertyAccessExpression(node) || ts.isMetaProperty(node)) return undefined;
  const { name } = node as ts.Node & { name?: ts.Node };
  return name && (ts.isIdentifier(name) || ts.isPrivateIdentifier(name)) ? name.text : undefined;
}

function isExported(node: ts.Node): boolean {
  const statement = ts.isVariableDeclaration(node) ? node.parent.parent : node;
  if (!ts.canHaveModifiers(statement) || !ts.isSourceFile(statement.parent)) return false;
  const kinds = ts.getModifiers(statement)?.map(({ kind }) => kind) ?? [];
  return (
    kinds.includes(ts.SyntaxKind.ExportKeyword) && !kinds.includes(ts.SyntaxKind.DefaultKeyword)
  );
}
