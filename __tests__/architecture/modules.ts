import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { PROJECT_ROOT, projectText } from '@/__tests__/support/project-files';

/** A source file: what it imports as a value, and what it declares, by name. */
export interface Module {
  file: string;
  isClient: boolean;
  source: ts.SourceFile;
  imports: ReadonlyMap<string, { specifier: string; name: string }>;
  /** Modules that are imported in any way, types aside. */
  specifiers: readonly string[];
  declarations: ReadonlyMap<string, ts.Node>;
  /** Statements that declare nothing: they run wherever the module is imported. */
  loose: readonly ts.Statement[];
}

/** The imports of `package.json` that are another file in the browser than on the server. */
const HOOKS: Record<string, string> = {
  '#language': 'lib/language/use-text',
  '#settings': 'lib/settings/use-settings',
  '#company': 'lib/settings/use-company',
};

const modules = new Map<string, Module>();

/** Reads a source file of the project; a second time from memory. */
export function readModule(file: string): Module {
  const known = modules.get(file) ?? parse(file);
  modules.set(file, known);
  return known;
}

/** Returns the source file that an import names; undefined for packages, styles and data. */
export function fileOf(from: string, specifier: string, isBrowser: boolean): string | undefined {
  const hook = HOOKS[specifier];
  if (hook) return isBrowser ? `${hook}.client.ts` : `${hook}.ts`;
  if (!/^(?:@\/|[.])/.test(specifier)) return undefined;
  const path = specifier.startsWith('@/') ? specifier.slice(2) : join(dirname(from), specifier);
  return [path, `${path}.ts`, `${path}.tsx`].find(
    (one) => /[.]tsx?$/.test(one) && existsSync(join(PROJECT_ROOT, one)),
  );
}

function parse(file: string): Module {
  const text = projectText(file);
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const imports = new Map<string, { specifier: string; name: string }>();
  const declarations = new Map<string, ts.Node>();
  const loose: ts.Statement[] = [];
  const specifiers = dynamicImportsIn(source);
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      const { text: specifier } = statement.moduleSpecifier as ts.StringLiteral;
      const names = importedNames(statement);
      for (const [local, name] of names) imports.set(local, { specifier, name });
      if (names.length > 0 || !statement.importClause) specifiers.push(specifier);
    } else {
      const declared = declaredBy(statement);
      for (const [name, node] of declared) declarations.set(name, node);
      if (declared.length === 0) loose.push(statement);
    }
  }
  const isClient = /^'use client';/m.test(text);
  return { file, isClient, source, imports, specifiers, declarations, loose };
}

/** Returns the local names of imported values, with those of the other module. */
function importedNames({ importClause: clause }: ts.ImportDeclaration): [string, string][] {
  if (!clause || clause.isTypeOnly) return [];
  const names: [string, string][] = clause.name ? [[clause.name.text, 'default']] : [];
  const named = clause.namedBindings;
  if (!named || ts.isNamespaceImport(named)) return names;
  const values = named.elements.filter((one) => !one.isTypeOnly);
  return [
    ...names,
    ...values.map(({ name, propertyName = name }): [string, string] => [
      name.text,
      propertyName.text,
    ]),
  ];
}

/** Returns what a statement declares, by name; a default export is `default` too. */
function declaredBy(statement: ts.Statement): [string, ts.Node][] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap((one) =>
      namesIn(one.name).map((name): [string, ts.Node] => [name, one]),
    );
  }
  if (ts.isExportAssignment(statement)) return [['default', statement]];
  if (!ts.isFunctionDeclaration(statement) && !ts.isClassDeclaration(statement)) return [];
  const own: [string, ts.Node][] = statement.name ? [[statement.name.text, statement]] : [];
  const isDefault = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword);
  return isDefault ? [...own, ['default', statement]] : own;
}

function namesIn(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((one) => (ts.isBindingElement(one) ? namesIn(one.name) : []));
}

/** Returns the specifiers of `import('…')`. */
export function dynamicImportsIn(root: ts.Node): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [argument] = node.arguments;
      if (argument && ts.isStringLiteralLike(argument)) found.push(argument.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(root);
  return found;
}
