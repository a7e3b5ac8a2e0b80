import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { LanguageName } from '@/components/chrome/language-name';
import { LANGUAGE_CODES, LANGUAGES } from '@/contract/shop/languages';
import { projectText } from '../../support/project-files';

const drawings = projectText('components/chrome/language-names.svg');

test.each(LANGUAGE_CODES)('%s is named in its own letters, as text or drawn', (code) => {
  const { name, script } = LANGUAGES[code];
  render(<LanguageName code={code} />);
  if (script === 'Latin') {
    expect(screen.getByText(name)).toBeVisible();
    return;
  }
  const drawn = screen.getByRole('img', { name });
  expect(drawn.querySelector('use')).toHaveAttribute('href', expect.stringMatching(`#${code}$`));
  expect(drawings).toContain(`<symbol id="${code}">`);
});
