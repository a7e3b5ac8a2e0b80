import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import ts from 'typescript';
import { PROJECT_ROOT } from '@/__tests__/support/project-files';

const ROOMS = /^(?:app|components|lib|shop-api|server|contract)\//;
const fromRoot = (path: string) => path.slice(PROJECT_ROOT.length + 1);
const inRooms = (path: string) => ROOMS.test(fromRoot(path));

/** Whether a value may be a text with values, which only `t.filled` and `englishText` make words of. */
function isUnfilled(type: ts.Type): boolean {
  if (type.isUnion()) return type.types.some(isUnfilled);
  return Boolean(type.getProperty('text') && type.getProperty('values'));
}

/** Returns what is joined to other words within a node: of a template or of a sum. */
function joinedParts(node: ts.Node): ts.Expression[] {
  if (ts.isTemplateSpan(node)) return [node.expression];
  const isSum = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken;
  return isSum ? [node.left, node.right] : [];
}

test('a text with values is not joined to other words before it is filled', () => {
  const path = join(PROJECT_ROOT, 'tsconfig.json');
  const { config } = ts.readConfigFile(path, ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, PROJECT_ROOT);
  const roots = fileNames.filter((file) => inRooms(file) || file.endsWith('.d.ts'));
  const program = ts.createProgram(roots, { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  const found: string[] = [];
  for (const source of program.getSourceFiles()) {
    if (!inRooms(source.fileName)) continue;
    const visit = (node: ts.Node) => {
      const wrong = joinedParts(node).filter((part) => isUnfilled(checker.getTypeAtLocation(part)));
      found.push(...wrong.map((part) => `${fromRoot(source.fileName)}: ${part.getText()}`));
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  expect(found).toEqual([]);
});
