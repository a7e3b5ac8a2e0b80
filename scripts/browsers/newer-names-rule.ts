import type { Rule, Scope } from 'eslint';
import type { NewerNames } from './newer-names.ts';

type Call = Extract<Rule.Node, { type: 'CallExpression' | 'NewExpression' }>;
type Member = Extract<Rule.Node, { type: 'MemberExpression' }>;
type Variable = Extract<Rule.Node, { type: 'VariableDeclarator' }>;

/** Parts of regular expressions that iOS 15 cannot read; no compiler replaces them. */
const NEWER_PATTERN = /\(\?<[=!]|\(\?[ims]*-?[ims]+:/;

/**
 * Makes a rule that refuses what browsers of the floor lack: calls, parts of regular expressions, and
 * the one property that reads as nothing there, `size` of `URLSearchParams`. A call that asks first
 * (`layer.showPopover?.()`) passes.
 * @param names from `newerNames`
 * @param allowed calls that pass, as the message names them
 */
export function newerNamesRule(names: NewerNames, allowed: string[] = []): Rule.RuleModule {
  return {
    meta: {
      type: 'problem',
      messages: { newer: '{{name}} is missing in browsers of the floor (package.json)' },
    },
    create(context) {
      const refuse = (node: Rule.Node, name: string) => {
        if (!allowed.includes(name)) context.report({ node, messageId: 'newer', data: { name } });
      };
      const check = (node: Call) => {
        const name = newerNameOf(node, names);
        if (name) refuse(node, name);
        if (isNewerPattern(node)) refuse(node, 'A lookbehind or modifier in a text');
      };
      return {
        CallExpression: check,
        NewExpression: check,
        MemberExpression(node) {
          if (isSizeOfParameters(node, context)) refuse(node, 'URLSearchParams.size');
        },
        StaticBlock(node) {
          refuse(node, 'A static block');
        },
        Literal(node) {
          if (!('regex' in node) || !NEWER_PATTERN.test(node.regex.pattern)) return;
          refuse(node, 'A lookbehind or modifier');
        },
      };
    },
  };
}

function newerNameOf(node: Call, { globals, qualified, members }: NewerNames): string | undefined {
  const { callee } = node;
  if ('optional' in node && node.optional) return undefined;
  if (callee.type === 'Identifier') return globals.has(callee.name) ? callee.name : undefined;
  if (callee.type !== 'MemberExpression' || callee.computed || callee.optional) return undefined;
  const { object, property } = callee;
  if (property.type !== 'Identifier') return undefined;
  const owner = object.type === 'Identifier' ? object.name : '';
  if (globals.has(owner) || qualified.has(`${owner}.${property.name}`)) {
    return `${owner}.${property.name}`;
  }
  return members.has(property.name) ? `.${property.name}()` : undefined;
}

/** Whether a call makes a regular expression of a text that iOS 15 cannot read. */
function isNewerPattern({ callee, arguments: [pattern] }: Call): boolean {
  if (callee.type !== 'Identifier' || callee.name !== 'RegExp' || !pattern) return false;
  if (pattern.type === 'Literal') return NEWER_PATTERN.test(String(pattern.value));
  if (pattern.type !== 'TemplateLiteral') return false;
  return pattern.quasis.some(({ value }) => NEWER_PATTERN.test(value.raw));
}

/** Whether something is `params.size`, where `params` is made by `new URLSearchParams` or of a URL. */
function isSizeOfParameters(
  { object, property }: Member,
  { sourceCode }: Rule.RuleContext,
): boolean {
  if (property.type !== 'Identifier' || property.name !== 'size') return false;
  if (object.type === 'MemberExpression')
    return object.property.type === 'Identifier' && object.property.name === 'searchParams';
  if (object.type !== 'Identifier') return false;
  for (let scope = sourceCode.getScope(object) as Scope.Scope | null; scope; scope = scope.upper) {
    const definition = scope.set.get(object.name)?.defs[0]?.node;
    if (definition) return 'init' in definition && isParameters(definition.init);
  }
  return false;
}

function isParameters(made: Variable['init']): boolean {
  if (made?.type !== 'NewExpression' || made.callee.type !== 'Identifier') return false;
  return made.callee.name === 'URLSearchParams';
}
