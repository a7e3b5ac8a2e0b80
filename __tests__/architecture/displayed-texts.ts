import ts from 'typescript';
import { projectFiles, projectText } from '@/__tests__/support/project-files';

/** Pages of staff are in English. */
const OF_STAFF = /components\/dashboard\/|\(staff\)|dashboard-|contract\/messages\/staff/;
const DISPLAYING = [...projectFiles('components/**/*.tsx'), ...projectFiles('app/**/*.tsx')];
const MESSAGES = projectFiles('contract/messages/*.ts');

/** A text of the shop as the dictionary has it, and where it stands. */
interface DisplayedText {
  text: string;
  file: string;
}

/** Returns a text with numbered holes; null for an expression that is no text. */
function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return (
    node.head.text + node.templateSpans.map((span, at) => `{${at}}${span.literal.text}`).join('')
  );
}

/** Returns the texts of a choice: `isOpen ? 'Less' : 'More'`. */
function textsOf(node: ts.Expression): string[] {
  if (ts.isParenthesizedExpression(node)) return textsOf(node.expression);
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(textsOf);
  if (ts.isBinaryExpression(node)) return [node.left, node.right].flatMap(textsOf);
  const text = textOf(node);
  return text === null ? [] : [text];
}

function translatedIn(source: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    const isTranslated = ts.isCallExpression(node) && node.expression.getText(source) === 't';
    const [first] = isTranslated ? node.arguments : [];
    if (first) found.push(...textsOf(first));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function messagesIn(source: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    const text = ts.isPropertyName(node) ? null : textOf(node);
    if (text !== null) found.push(text);
    else ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const isText = (text: string) => /[A-Za-z]{2}/.test(text.replace(/\{\d\}/g, ''));

/** Returns every text that a component hands to the translator, and every message. */
export function displayedTexts(): DisplayedText[] {
  return [...textsIn(DISPLAYING, translatedIn), ...textsIn(MESSAGES, messagesIn)].filter(
    ({ text }) => isText(text),
  );
}

function textsIn(files: string[], read: (source: ts.SourceFile) => string[]): DisplayedText[] {
  return files
    .filter((file) => !OF_STAFF.test(file))
    .flatMap((file) => {
      const source = ts.createSourceFile(file, projectText(file), ts.ScriptTarget.Latest, true);
      return read(source).map((text) => ({ text: text.trim(), file }));
    });
}
