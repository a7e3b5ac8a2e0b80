import { dirname, join } from 'node:path';
import ts from 'typescript';
import { projectFiles, projectText } from '@/__tests__/support/project-files';

/** Has the class names of the whole shop. */
const UTILITIES = 'app/utilities.css';

/** A class and the style sheet that has it; without a name, any class of the sheet. */
interface StyledClass {
  sheet: string;
  name?: string | undefined;
}

/** What one element may have as its class names, and the places that wrote them. */
export interface Composition {
  places: string[];
  classes: StyledClass[];
}

/** A `className` in the source, of an element or of a component. */
interface Use extends Composition {
  /** The function of the shop that draws it: `components/ui/modal.client.tsx#Modal`. */
  drawnBy: string;
  /** The component that gets the class names, or empty for an element. */
  target: string;
  /** The component that draws it hands its own `className` on. */
  handsOn: boolean;
}

interface Source {
  file: string;
  tree: ts.SourceFile;
  /** Style sheets and functions by the names they are imported under. */
  imports: Map<string, string>;
  /** What the file declares, by name. */
  declared: Map<string, ts.Node>;
}

/** The nodes below one, itself included. */
function nodesOf(node: ts.Node): ts.Node[] {
  const nodes = [node];
  ts.forEachChild(node, (child) => {
    nodes.push(...nodesOf(child));
  });
  return nodes;
}

function importsOf(file: string, tree: ts.SourceFile): Map<string, string> {
  const found = new Map<string, string>();
  for (const { moduleSpecifier, importClause } of tree.statements.filter(ts.isImportDeclaration)) {
    const path = (moduleSpecifier as ts.StringLiteral).text;
    const from = path.startsWith('@/') ? path.slice(2) : join(dirname(file), path);
    if (importClause?.name) found.set(importClause.name.text, from);
    const names = importClause?.namedBindings;
    if (names && ts.isNamedImports(names))
      for (const { name } of names.elements) found.set(name.text, `${from}#${name.text}`);
  }
  return found;
}

function sourceOf(file: string): Source {
  const tree = ts.createSourceFile(file, projectText(file), ts.ScriptTarget.Latest, true);
  const declared = new Map<string, ts.Node>();
  for (const node of nodesOf(tree)) {
    if (ts.isFunctionDeclaration(node) && node.name) declared.set(node.name.text, node);
    if (ts.isVariableDeclaration(node) && node.initializer && ts.isIdentifier(node.name))
      declared.set(node.name.text, node.initializer);
  }
  return { file, tree, declared, imports: importsOf(file, tree) };
}

const SOURCES = new Map(
  projectFiles('{app,components}/**/*.{ts,tsx}').map((file) => [
    file.replace(/\.tsx?$/, ''),
    sourceOf(file),
  ]),
);

/** The classes of a constant, or of a function that returns class names. */
function namedClasses(name: string, source: Source, within: ts.Node[]): StyledClass[] {
  const [path = '', imported] = (source.imports.get(name) ?? '').split('#');
  const home = imported ? SOURCES.get(path) : source;
  const value = home?.declared.get(imported ?? name);
  if (!home || !value || within.includes(value)) return [];
  return classesIn(value, home, [...within, value]);
}

/** Every class that an expression may name. */
function classesIn(node: ts.Node, source: Source, within: ts.Node[] = []): StyledClass[] {
  if (
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node)
  )
    return (node.text.match(/\S+/g) ?? []).map((name) => ({ sheet: UTILITIES, name }));
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
    const sheet = source.imports.get(node.expression.getText());
    const name = ts.isPropertyAccessExpression(node) ? node.name.text : undefined;
    return sheet?.endsWith('.css') ? [{ sheet, name }] : [];
  }
  if (ts.isIdentifier(node)) return namedClasses(node.text, source, within);
  if (ts.isConditionalExpression(node))
    return [node.whenTrue, node.whenFalse].flatMap((choice) => classesIn(choice, source, within));
  const classes: StyledClass[] = [];
  ts.forEachChild(node, (child) => {
    classes.push(...classesIn(child, source, within));
  });
  return classes;
}

/** The outermost function around a node. */
function drawingFunction(node: ts.Node): string | undefined {
  let name: string | undefined;
  for (let at = node.parent; at; at = at.parent)
    if (ts.isFunctionDeclaration(at)) name = at.name?.text;
  return name;
}

function usesIn(source: Source): Use[] {
  const home = source.file.replace(/\.tsx?$/, '');
  return nodesOf(source.tree).flatMap((node): Use[] => {
    if (!ts.isJsxOpeningElement(node) && !ts.isJsxSelfClosingElement(node)) return [];
    const { properties } = node.attributes;
    const written = properties.find(
      (part) => ts.isJsxAttribute(part) && part.name.getText() === 'className',
    );
    const spread = properties.some(ts.isJsxSpreadAttribute);
    if (!written && !spread) return [];
    const tag = node.tagName.getText();
    const isOwn = /^[A-Z]/.test(tag) && !source.imports.has(tag);
    const { line } = source.tree.getLineAndCharacterOfPosition(node.getStart());
    return [
      {
        drawnBy: `${home}#${drawingFunction(node)}`,
        target: isOwn ? `${home}#${tag}` : (source.imports.get(tag) ?? ''),
        handsOn: written ? /\bclassName\b/.test(written.getText().slice('className'.length)) : true,
        classes: written ? classesIn(written, source) : [],
        places: [`${source.file}:${line + 1}`],
      },
    ];
  });
}

const USES = [...SOURCES.values()].filter(({ file }) => file.endsWith('.tsx')).flatMap(usesIn);

/** What the elements get to which a component hands its `className`. */
function handedOn(component: string, seen: string[] = []): Composition[] {
  if (seen.includes(component)) return [];
  return USES.filter((use) => use.handsOn && use.drawnBy === component).flatMap((use) =>
    withTarget(use, [...seen, component]),
  );
}

function withTarget(use: Use, seen: string[] = []): Composition[] {
  const below = use.target ? handedOn(use.target, seen) : [];
  if (below.length === 0) return [use];
  return below.map(({ places, classes }) => ({
    places: [...use.places, ...places],
    classes: [...use.classes, ...classes],
  }));
}

/** The class names of every element of the storefront, also those handed through components. */
export function compositions(): Composition[] {
  return USES.filter(({ classes }) => classes.length > 0).flatMap((use) => withTarget(use));
}
