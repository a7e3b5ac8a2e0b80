import ts from 'typescript';

/*
 * Words that reach a page beside the catalogues: a message that is joined to other words before it
 * is translated, and a name in the shop's data that no component looks up.
 */

/** A message of the shop: `accountMessages.signUpFailed`. */
const MESSAGE = /^\w+Messages\.\w+$/;

/** Names in the data of the shop that the catalogues have. */
const NAMES =
  /^(?:store_name|legalName|line1|line2|address_line_[12]|city|state|country|designation)$/;

const isMessage = (node: ts.Node) => MESSAGE.test(node.getText());

/** Whether a node joins a message to other words. */
export function joinsMessages(node: ts.Node): boolean {
  if (ts.isTemplateExpression(node)) {
    return node.templateSpans.some(({ expression }) => isMessage(expression));
  }
  const isSum = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken;
  return isSum && (isMessage(node.left) || isMessage(node.right));
}

/** Whether a node displays a name of the shop's data as it is: `<h3>{store.store_name}</h3>`. */
export function isUntranslatedName(node: ts.Node): boolean {
  if (!ts.isJsxExpression(node) || !node.expression || ts.isJsxAttribute(node.parent)) return false;
  const { expression } = node;
  if (ts.isPropertyAccessExpression(expression)) return NAMES.test(expression.name.text);
  return ts.isIdentifier(expression) && NAMES.test(propertyBehind(expression));
}

/** Returns the property that a name was taken from: `name` of `const { store_name: name } = store`. */
function propertyBehind(name: ts.Identifier): string {
  for (let scope: ts.Node = name.parent; !ts.isSourceFile(scope); scope = scope.parent) {
    const binding = ts.isFunctionLike(scope) ? bindingIn(scope, name.text) : undefined;
    if (binding) return (binding.propertyName ?? binding.name).getText();
  }
  return '';
}

function bindingIn(scope: ts.Node, name: string): ts.BindingElement | undefined {
  let found: ts.BindingElement | undefined;
  const visit = (node: ts.Node) => {
    if (ts.isBindingElement(node) && node.name.getText() === name) found = node;
    else ts.forEachChild(node, visit);
  };
  visit(scope);
  return found;
}
