import { once } from 'node:events';
import { chmodSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { tempFolder, writeTempFile } from '@/__tests__/support/temp-folder';
import { browserFinding, diskFinding, portFinding } from '@/scripts/doctor/machine';

test('a port in use is reported until the program that listens on it ends', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await portFinding({ port, variable: 'API_PORT' })).toMatchObject({
    isOk: false,
    mend: expect.stringContaining('API_PORT'),
  });
  server.close();
  await once(server, 'close');
  expect(await portFinding({ port, variable: 'API_PORT' })).toMatchObject({ isOk: true });
});

describe('the data folder', () => {
  test('may be created by the first start', () => {
    expect(diskFinding(join(tempFolder(), 'a/b'))).toMatchObject({ isOk: true });
  });

  test('cannot be created below a file', () => {
    const file = writeTempFile(tempFolder(), 'a-file', '');
    expect(diskFinding(join(file, 'data'))).toMatchObject({
      isOk: false,
      detail: `${file} cannot be written`,
    });
  });
});

describe('the browser', () => {
  const { PLAYWRIGHT_CHROMIUM: before } = process.env;

  afterEach(() => {
    if (before === undefined) delete process.env.PLAYWRIGHT_CHROMIUM;
    else process.env.PLAYWRIGHT_CHROMIUM = before;
  });

  test('is the program that PLAYWRIGHT_CHROMIUM names', () => {
    const program = writeTempFile(tempFolder(), 'chromium', '#!/bin/sh\n');
    chmodSync(program, 0o755);
    process.env.PLAYWRIGHT_CHROMIUM = program;
    expect(browserFinding()).toMatchObject({ isOk: true, detail: program });
  });

  test('is missing when PLAYWRIGHT_CHROMIUM names no program', () => {
    process.env.PLAYWRIGHT_CHROMIUM = join(tempFolder(), 'chromium');
    expect(browserFinding()).toMatchObject({
      isOk: false,
      isForTests: true,
      mend: expect.stringContaining('PLAYWRIGHT_CHROMIUM'),
    });
  });
});
