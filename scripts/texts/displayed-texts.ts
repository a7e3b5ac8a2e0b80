import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import ts from 'typescript';
import { PROJECT_ROOT, projectFiles, projectText } from '../../__tests__/support/project-files.ts';
import { isUntranslatedName, joinsMessages } from './escaped-words.ts';

/** Pages of staff and the name of the installed app are in English. */
const OF_STAFF =
  /components\/(?:dashboard|desk)\/|lib\/desk\/|\(staff\)|dashboard-|contract\/messages\/staff|app\/manifest/;
const STOREFRONT = ['components/**/*.{ts,tsx}', 'app/**/*.{ts,tsx}', 'lib/**/*.ts'].flatMap(
  projectFiles,
);
const MESSAGES = projectFiles('contract/messages/*.ts').filter(
  (file) => !file.endsWith('text-with-values.ts'),
);

/** Functions whose first argument is a text of the shop. */
const TAKES_A_TEXT = new Set(['t', '(await getText())', 'withValues', 'paragraph', 'linkLine']);

/** Files of the API whose texts reach shoppers by email or text message. */
const WRITES_MESSAGES = /from '[^']*(?:write-message|email-sections|language-of)[.]ts'/;

/** Mails to those who run the shop are in English. */
const isForStaff = (node: ts.Node) =>
  ts.isCallExpression(node) && node.expression.getText() === 'writeStaffMail';

/** Attributes and properties whose value is displayed, whatever component or function takes it. */
const DISPLAYED =
  /^(?:label|title|text|what|validity|heading|lead|hint|note|caption|placeholder|aria-label|description)$/;

/** A text of the shop in English, and where it is written. */
interface DisplayedText {
  text: string;
  file: string;
}

/** Returns what stands between the values of a template. */
function wordsIn({ head, templateSpans }: ts.TemplateExpression): string {
  return [head, ...templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('');
}

/** Returns the texts of an expression: of each branch of `isOpen ? 'Less' : 'More'`. */
function textsOf(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  // No catalogue has a text that is put together: it is reported as one that is missing.
  if (ts.isTemplateExpression(node)) return [wordsIn(node)];
  if (ts.isJsxExpression(node)) return node.expression ? textsOf(node.expression) : [];
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) {
    return textsOf(node.expression);
  }
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(textsOf);
  if (ts.isBinaryExpression(node)) return [node.left, node.right].flatMap(textsOf);
  return [];
}

/** Returns what is displayed of a call, an attribute or a property. */
function displayedOf(node: ts.Node): ts.Node | undefined {
  if (ts.isCallExpression(node)) {
    return TAKES_A_TEXT.has(node.expression.getText()) ? node.arguments[0] : undefined;
  }
  const isNamed = ts.isJsxAttribute(node) || ts.isPropertyAssignment(node);
  return isNamed && DISPLAYED.test(node.name.getText()) ? node.initializer : undefined;
}

function displayedIn(source: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (isForStaff(node)) return;
    const displayed = displayedOf(node);
    // A property may hold a sign that nobody reads; what is given to a translator is read.
    if (displayed)
      found.push(...textsOf(displayed).filter(ts.isCallExpression(node) ? isText : isWorded));
    // No catalogue has either of these: both are reported as texts that are missing.
    if (joinsMessages(node)) found.push(node.getText());
    if (isUntranslatedName(node)) found.push(`${node.getText()} without t`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Returns the texts that a piece of a component displays. */
export function displayedInCode(code: string): string[] {
  const source = ts.createSourceFile('planted.tsx', code, ts.ScriptTarget.Latest, true);
  return displayedIn(source).filter(isText);
}

/** Returns every text of a file of the project. */
export function literalsOf(file: string): string[] {
  return literalsIn(parsed(file));
}

/** Returns every text of a file but the names of modules, properties and types. */
function literalsIn(source: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isStringLiteralLike(node)) found.push(node.text);
    else ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Texts of the code that stand among messages: the keys of choices, markup. */
const isKey = (text: string) => /^(?:india|member|ahmedabad|<span .*)$/.test(text);

const isWorded = (text: string) => /[A-Za-z]{2}/.test(text.replace(/\{\w+\}/g, ''));

/** Letters, or what ends a sentence: other languages have another full stop. */
const isText = (text: string) =>
  /[A-Za-z]{2}|[.!?]/.test(text.replace(/\{\w+\}/g, '')) && !isKey(text);

/** Returns every text that the storefront displays, and every message. */
export function displayedTexts(): DisplayedText[] {
  return [...textsIn(STOREFRONT, displayedIn), ...textsIn(MESSAGES, literalsIn)].filter(
    ({ text }) => isText(text),
  );
}

/** Returns every text of an email or text message that no template has, and of printed documents. */
export function mailTexts(): DisplayedText[] {
  const files = projectFiles('shop-api/domain/**/*.ts').filter((file) =>
    WRITES_MESSAGES.test(projectText(file)),
  );
  const printed = projectFiles('shop-api/providers/invoice/*.ts');
  return textsIn([...files, ...printed], displayedIn).filter(({ text }) => isText(text));
}

/** Returns every text that is written in the storefront, the contract or the data of the shop. */
export function writtenTexts(): Set<string> {
  return new Set([...textPlaces().keys(), ...dataTexts()]);
}

/** Returns the files that have a text, by the text: those that display it, and the shop's choices. */
export function textPlaces(beside: string[] = []): Map<string, string[]> {
  const choices = ['contract/**/*.ts', 'shop-api/seed/**/*.ts', ...beside].flatMap(projectFiles);
  const places = new Map<string, string[]>();
  for (const file of [...STOREFRONT, ...choices]) {
    for (const text of new Set(literalsOf(file))) {
      places.set(text, [...(places.get(text) ?? []), file]);
    }
  }
  return places;
}

/** Returns the texts of the demo shop and of the list of places. */
function dataTexts(): string[] {
  const places = gunzipSync(readFileSync(join(PROJECT_ROOT, 'shop-api/data/places/world.json.gz')));
  const files = projectFiles('shop-api/{seed/data,data/pages}/*.json').map(projectText);
  const texts: string[] = [];
  for (const file of [...files, String(places)]) {
    JSON.parse(file, (_, value) => {
      if (typeof value === 'string') texts.push(value, ...value.split(/: | \| |[\t\n]/));
      return value;
    });
  }
  return texts;
}

function textsIn(files: string[], read: (source: ts.SourceFile) => string[]): DisplayedText[] {
  return files
    .filter((file) => !OF_STAFF.test(file))
    .flatMap((file) => read(parsed(file)).map((text) => ({ text, file })));
}

function parsed(file: string): ts.SourceFile {
  return ts.createSourceFile(file, projectText(file), ts.ScriptTarget.Latest, true);
}
