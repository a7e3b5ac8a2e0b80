import { describe, expect, test } from '@jest/globals';
import { displayedInCode } from '@/scripts/texts/displayed-texts';

describe('what a component displays is seen', () => {
  test.each([
    ['each branch of a text', `t(isOpen ? 'Less' : 'More')`, ['Less', 'More']],
    ['an attribute', `<Field label="Your name" />`, ['Your name']],
    ['a full stop alone', `t('.')`, ['.']],
    ['a text with its context', `t('Newest first|products')`, ['Newest first|products']],
    ['a text that a template puts together', `t(\`Hello \${name}\`)`, ['Hello ']],
    [
      'a template that is given to a translator of the page',
      `(await getText())(\`Order \${id}\`)`,
      ['Order '],
    ],
    [
      'a message that is joined to its reason',
      `const said = () => \`\${accountMessages.signUpFailed} \${error.message}\`;`,
      [`\`\${accountMessages.signUpFailed} \${error.message}\``],
    ],
    [
      'a message that is added to another',
      `const said = cartMessages.empty + ' ' + hint;`,
      [`cartMessages.empty + ' '`],
    ],
    ['a name in the data', `<h3>{store.store_name}</h3>`, ['{store.store_name} without t']],
    [
      'a name under another name',
      `function Card({ store }) { const { store_name: name } = store; return <h3>{name}</h3>; }`,
      ['{name} without t'],
    ],
  ])('%s', (_, code, texts) => {
    expect(displayedInCode(code)).toEqual(texts);
  });

  test.each([
    ['a message that is translated before it is joined', `\`\${t(cartMessages.empty)} \${hint}\``],
    ['a name that is looked up', `<h3>{t(store.store_name)}</h3>`],
    ['a name that a person has', `function Head({ name }) { return <h1>{name}</h1>; }`],
    ['a name in an attribute', `<Link href={store.city} />`],
    ['a sign that nobody reads', `draw({ text: '.' })`],
  ])('but not %s', (_, code) => {
    const names = displayedInCode(code).filter((text) => text !== 'Link');
    expect(names).toEqual([]);
  });
});
