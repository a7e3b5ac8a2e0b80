import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';

const hasMark = (node: Node, mark: string) => Object.keys(node).some((key) => key.startsWith(mark));

// `server/first-paint/repeat-taps.mjs` reads them in the page.
test('React marks the document that it listens on, and a button that it has hydrated', () => {
  const { getByRole } = render(<button type="button">Add one</button>);
  expect(hasMark(document, '_reactListening')).toBe(true);
  expect(hasMark(getByRole('button'), '__reactProps')).toBe(true);
});
