import type { Rule } from 'eslint';
import type { NewerNames } from './newer-names.ts';

type Call = Extract<Rule.Node, { type: 'CallExpression' | 'NewExpression' }>;

/** Parts of regular expressions that iOS 15 cannot read; no compiler replaces them. */
const NEWER_PATTERN = /\(\?<[=!]|\(\?[ims]*-?[ims]+:/;

/**
 * Makes a rule that refuses calls of what browsers of the floor lack. A call that asks first
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
      const check = (node: Call) => {
        const name = newerNameOf(node, names);
        if (name && !allowed.includes(name))
          context.report({ node: node.callee, messageId: 'newer', data: { name } });
      };
      return {
        CallExpression: check,
        NewExpression: check,
        StaticBlock(node) {
          context.report({ node, messageId: 'newer', data: { name: 'A static block' } });
        },
        Literal(node) {
          if (!('regex' in node) || !NEWER_PATTERN.test(node.regex.pattern)) return;
          context.report({ node, messageId: 'newer', data: { name: 'A lookbehind or modifier' } });
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
