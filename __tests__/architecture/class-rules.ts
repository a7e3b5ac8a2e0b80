import type { AtRule, Node, Rule } from 'postcss';
import { parse } from 'postcss';
import { projectText } from '@/__tests__/support/project-files';

/** What a style sheet sets on an element that has one of its classes. */
export interface ClassRule {
  /** The layer with its sub-layer, `ui.base`; empty for styles outside layers. */
  layer: string;
  selector: string;
  /** The class and the pseudo-element that the rule is about: `card::before`. */
  subject: string;
  /** Ids, classes and types of the selector; `:where()` counts nothing. */
  specificity: string;
  /** Values by longhand property: `margin: 0` sets four. */
  longhands: Map<string, string>;
}

const PSEUDO_ELEMENT = /::[\w-]+(?:\([^)]*\))?/g;
const CLASS_LIKE = /\.[\w-]+|\[[^\]]*\]|:(?!:|where|is|not|has)[\w-]+(?:\([^)]*\))?/g;
const TYPE = /(?:^|[\s>+~(,])[a-z][\w-]*/g;

/** The edges of a box, by the words of shorthands. */
const EDGES: Record<string, string[]> = {
  '': ['top', 'right', 'bottom', 'left'],
  '-inline': ['left', 'right'],
  '-block': ['top', 'bottom'],
  '-inline-start': ['left'],
  '-inline-end': ['right'],
  '-block-start': ['top'],
  '-block-end': ['bottom'],
};
const BOX = /^((?:scroll-)?(?:margin|padding)|inset|border)(-(?:inline|block)(?:-start|-end)?)?$/;

const SHORTHANDS: Record<string, string[]> = {
  background: ['background-color', 'background-image', 'background-size', 'background-position'],
  flex: ['flex-grow', 'flex-shrink', 'flex-basis'],
  font: ['font-size', 'font-weight', 'font-family', 'line-height', 'font-style'],
  gap: ['row-gap', 'column-gap'],
  overflow: ['overflow-x', 'overflow-y'],
  'text-decoration': ['text-decoration-line', 'text-decoration-color'],
  'place-items': ['align-items', 'justify-items'],
  'place-content': ['align-content', 'justify-content'],
  'place-self': ['align-self', 'justify-self'],
};

function longhandsOf(property: string): string[] {
  const [, box, side = ''] = BOX.exec(property) ?? [];
  if (!box) return SHORTHANDS[property] ?? [property];
  return (EDGES[side] ?? []).map((edge) => (box === 'inset' ? edge : `${box}-${edge}`));
}

/** The layers around a rule, outermost first. */
function layerOf(node: Node): string {
  const names: string[] = [];
  for (let parent = node.parent; parent; parent = parent.parent as typeof parent) {
    if (parent.type === 'atrule' && (parent as AtRule).name === 'layer')
      names.unshift((parent as AtRule).params);
  }
  return names.join('.');
}

/** Good enough for the selectors here: lists inside `:is()` count as the sum of their parts. */
function specificityOf(selector: string): string {
  const counted = selector.replace(/:where\((?:[^()]|\([^()]*\))*\)/g, '');
  const elements = counted.match(PSEUDO_ELEMENT)?.length ?? 0;
  const rest = counted.replace(PSEUDO_ELEMENT, '');
  const classes = rest.match(CLASS_LIKE)?.length ?? 0;
  const types = rest.replace(CLASS_LIKE, '').match(TYPE)?.length ?? 0;
  return `${classes}-${types + elements}`;
}

/** The last compound of a selector: that of the element which gets the styles. */
const lastCompound = (selector: string) => selector.split(/[\s>+~]+(?![^(]*\))/).at(-1) ?? '';

function rulesOf(rule: Rule): ClassRule[] {
  const longhands = new Map<string, string>();
  rule.each((node) => {
    if (node.type !== 'decl') return;
    for (const longhand of longhandsOf(node.prop)) longhands.set(longhand, node.value);
  });
  return rule.selectors.flatMap((selector) => {
    const compound = lastCompound(selector);
    const element = compound.match(PSEUDO_ELEMENT)?.[0] ?? '';
    return [...compound.replace(/:not\([^)]*\)/g, '').matchAll(/\.([\w-]+)/g)].map(([, name]) => ({
      layer: layerOf(rule),
      selector,
      subject: `${name}${element}`,
      specificity: specificityOf(selector),
      longhands,
    }));
  });
}

const known = new Map<string, ClassRule[]>();

/** The rules of a style sheet that are about a class. */
export function classRules(path: string): ClassRule[] {
  const rules = known.get(path) ?? [];
  if (!known.has(path)) {
    parse(projectText(path)).walkRules((rule) => {
      rules.push(...rulesOf(rule));
    });
    known.set(path, rules);
  }
  return rules;
}
