import { expect, test } from '@jest/globals';
import { projectFiles, projectText } from '@/__tests__/support/project-files';

/** Pages that are drawn for each request; a copy of another one counts as that one. */
const drawnPerRequest = projectFiles('app/**/page.tsx').filter((path) => {
  const text = projectText(path);
  return (
    text.includes('export const instant = false') && !/export const generateMetadata =/.test(text)
  );
});

/** `dashboardPage` is a `personalPage` inside of the dashboard's frame, `endMailsPage` makes one too. */
const PROTECTED =
  /^export default personalPage\(\w+(?:, '\w+')?\);$|= (?:dashboard|endMails)Page\(\{$[\s\S]*^export \{ generateMetadata, page as default \};$/m;

test('every page that is drawn for each request displays an error without scripts', () => {
  expect(drawnPerRequest.length).toBeGreaterThan(25);
  const unprotected = drawnPerRequest.filter((path) => !PROTECTED.test(projectText(path)));
  expect(unprotected).toEqual([]);
});
