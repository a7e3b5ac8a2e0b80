import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { PROJECT_ROOT } from '@/__tests__/support/project-files';
import { dynamicImportsIn, fileOf, type Module, readModule } from './modules';

/** The files beside a page or above it that are drawn around it or in its place. */
const AROUND = ['layout.tsx', 'error.tsx', 'not-found.tsx'];

/** Functions that translate a text on the server, and those that take the texts of a head. */
const DRAWN_HERE = /^(?:t|withValues|getAccountMetadata|getPageMeta|getPublicMetadata|pageTitle)$/;

/** Returns a page and the files around it. */
export function filesOfPage(page: string): string[] {
  const folders: string[] = [];
  for (let folder = dirname(page); folder !== '.'; folder = dirname(folder)) folders.push(folder);
  const around = folders.flatMap((folder) => AROUND.map((name) => join(folder, name)));
  return [page, ...around.filter((file) => existsSync(join(PROJECT_ROOT, file)))];
}

/**
 * Returns every text that the client components of a page may display, with a file that has it: the
 * literals that their code reaches, declaration by declaration, and those that a server component
 * which draws one of them may hand on.
 */
export function browserTexts(page: string): Map<string, string> {
  const { server, clients } = drawnBy(filesOfPage(page));
  const texts = reachedFrom(clients);
  for (const file of server) for (const text of handedOn(readModule(file))) texts.set(text, file);
  return texts;
}

/** Returns the server's files of a page, and the client files where they end. */
function drawnBy(files: string[]): { server: Set<string>; clients: Set<string> } {
  const server = new Set<string>();
  const clients = new Set<string>();
  const enter = (file: string) => {
    const { isClient, specifiers } = readModule(file);
    const found = isClient ? clients : server;
    if (found.has(file)) return;
    found.add(file);
    if (isClient) return;
    for (const specifier of specifiers) {
      const next = fileOf(file, specifier, false);
      if (next) enter(next);
    }
  };
  files.forEach(enter);
  return { server, clients };
}

/** Returns the literals that the code of client files reaches. */
function reachedFrom(files: Iterable<string>): Map<string, string> {
  const literals = new Map<string, string>();
  const seen = new Set<ts.Node>();

  /** A property is followed alone where its object is read by that name. */
  const want = (file: string, name: string, property?: string) => {
    const module = readModule(file);
    for (const one of module.loose) scan(module, one);
    const declared = module.declarations.get(name);
    if (declared) scan(module, (property && propertyOf(declared, property)) || declared);
  };
  const follow = (module: Module, name: string, property?: string) => {
    const imported = module.imports.get(name);
    if (!imported) return want(module.file, name, property);
    const from = fileOf(module.file, imported.specifier, true);
    if (from) want(from, imported.name, property);
  };
  const scan = (module: Module, root: ts.Node) => {
    if (seen.has(root)) return;
    seen.add(root);
    for (const specifier of dynamicImportsIn(root)) wantAll(fileOf(module.file, specifier, true));
    visitValues(root, (node, property) => {
      if (ts.isIdentifier(node)) follow(module, node.text, property);
      else literals.set(node.text, module.file);
    });
  };
  const wantAll = (file: string | undefined) => {
    if (!file) return;
    const module = readModule(file);
    for (const one of [...module.loose, ...module.declarations.values()]) scan(module, one);
  };

  for (const file of files) wantAll(file);
  return literals;
}

/** Visits the identifiers and literals of an expression, types and names of properties aside. */
function visitValues(
  root: ts.Node,
  found: (node: ts.Identifier | ts.StringLiteralLike, property?: string) => void,
): void {
  const visit = (node: ts.Node) => {
    if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return;
    if (ts.isPropertyAccessExpression(node)) {
      if (ts.isIdentifier(node.expression)) found(node.expression, node.name.text);
      else visit(node.expression);
    } else if (ts.isStringLiteralLike(node) || ts.isIdentifier(node)) {
      found(node);
    } else {
      ts.forEachChild(node, (child) => {
        if (!(isNameOf(node, child) && ts.isIdentifier(child))) visit(child);
      });
    }
  };
  visit(root);
}

function isNameOf(node: ts.Node, child: ts.Node): boolean {
  const isNamed = ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node);
  return (isNamed || ts.isJsxAttribute(node)) && node.name === child;
}

/** Returns a property of a declared object; undefined if it may be any of them. */
function propertyOf(declared: ts.Node, property: string): ts.Node | undefined {
  let value = ts.isVariableDeclaration(declared) ? declared.initializer : undefined;
  while (value && (ts.isAsExpression(value) || ts.isSatisfiesExpression(value))) {
    value = value.expression;
  }
  if (!value || !ts.isObjectLiteralExpression(value)) return undefined;
  if (value.properties.some(ts.isSpreadAssignment)) return undefined;
  return value.properties.find(
    ({ name }) => name && ts.isIdentifier(name) && name.text === property,
  );
}

/**
 * Returns the literals of a server component that may be props of the client components it draws:
 * all but those that it translates itself and those of other components' attributes.
 */
function handedOn({ file, source, imports }: Module): string[] {
  const isClient = (name: string) => {
    const imported = imports.get(name);
    const from = imported && fileOf(file, imported.specifier, false);
    return from !== undefined && readModule(from).isClient;
  };
  if (!/^(?:app|components)\//.test(file) || ![...imports.keys()].some(isClient)) return [];
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isCallExpression(node) && DRAWN_HERE.test(node.expression.getText())) {
      return node.arguments.slice(1).forEach(visit);
    }
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'head') return;
    if (ts.isJsxAttribute(node) && node.initializer && ts.isStringLiteral(node.initializer)) {
      if (!isClient(node.parent.parent.tagName.getText())) return;
    }
    if (ts.isStringLiteralLike(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
