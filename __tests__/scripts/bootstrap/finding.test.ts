import { describe, expect, test } from '@jest/globals';
import { tempFolder } from '@/__tests__/support/temp-folder';
import {
  dependenciesFinding,
  exitCodeFor,
  findingText,
  nodeFinding,
} from '@/scripts/bootstrap/finding.mjs';

describe('the version of Node.js', () => {
  test.each(['20.9.0', '20.20.2', '26.1.0'])('%s is accepted', (version) => {
    expect(nodeFinding(version)).toMatchObject({ isOk: true, detail: version });
  });

  test.each(['18.20.0', '20.8.1'])('%s is too old', (version) => {
    expect(nodeFinding(version)).toMatchObject({
      isOk: false,
      detail: `${version}; 20.9 or later is needed`,
    });
  });
});

test('missing dependencies are fixed by npm ci', () => {
  expect(dependenciesFinding(tempFolder())).toMatchObject({
    isOk: false,
    mend: 'npm ci --include=dev',
  });
});

describe('the report', () => {
  const lacking = { what: 'Port 3000', isOk: false, detail: 'in use', mend: 'stop it' };

  test('prints one line for a satisfied check, without its fix', () => {
    expect(findingText({ ...lacking, isOk: true }).split('\n')).toHaveLength(1);
  });

  test('prints the fix below a missing thing', () => {
    expect(findingText(lacking)).toMatch(/^✖ to mend {2}Port 3000 +in use\n +→ stop it$/);
  });

  test('fails for requirements of the shop, not for those of the tests only', () => {
    expect(exitCodeFor([])).toBe(0);
    expect(exitCodeFor([{ ...lacking, isForTests: true }])).toBe(0);
    expect(exitCodeFor([lacking])).toBe(1);
  });
});
