import { describe, expect, test } from '@jest/globals';
import { projectFiles, projectText } from '@/__tests__/support/project-files';

const code = projectFiles('{app,components,lib}/**/*.{ts,tsx}').map((path) => ({
  path,
  text: projectText(path),
}));

/** The class names of a style sheet outside of CSS Modules. */
function namesOf(sheet: string): string[] {
  return [...projectText(sheet).matchAll(/\.([a-z][\w-]*)(?=[ ,:{[])/g)].map(
    ([, name = '']) => name,
  );
}

/** The names in the `className` of elements, without those of the component's own style sheet. */
function writtenNames(text: string): string[] {
  const values = [...text.matchAll(/\bclassName=(?:"([^"]*)"|\{`([^`]*)`\})/g)].map(
    ([, plain, template = '']) => plain ?? template.replace(/\$\{[^}]*\}/g, ' '),
  );
  return values.flatMap((names) => names.split(/\s+/).filter(Boolean));
}

describe('shared class names', () => {
  test('that an element has are in a style sheet of the whole shop', () => {
    const known = new Set(projectFiles('app/*.css').flatMap(namesOf));
    const unknown = code.flatMap(({ path, text }) =>
      writtenNames(text)
        .filter((name) => !known.has(name))
        .map((name) => `${path}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  test('are used', () => {
    const shared = ['layout', 'spacing', 'surfaces', 'type'].flatMap((file) =>
      namesOf(`app/${file}.css`),
    );
    expect(shared.length).toBeGreaterThan(80);
    const isUsed = (name: string) => {
      const word = new RegExp(`["'\`\\s]${name}["'\`\\s]`);
      return code.some(({ text }) => word.test(text));
    };
    expect(shared.filter((name) => !isUsed(name))).toEqual([]);
  });
});
