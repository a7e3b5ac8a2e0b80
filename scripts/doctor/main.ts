import { type Finding, printFindings } from '../bootstrap/finding.mjs';
import { report } from '../bootstrap/problem.mjs';
import { loadEnvFile, readSettings } from '../shop/settings.ts';
import { readTestSettings } from '../test/test-shop.ts';
import { browserFinding, diskFinding, portFinding } from './machine.ts';
import { postgresFinding, secretsFinding, variablesFinding } from './services.ts';

type Environment = Record<string, string | undefined>;

/** Checks what the shop needs besides Node.js and its dependencies. */
async function shopFindings(env: Environment): Promise<Finding[]> {
  const { port, apiPort, bundledApi, dataDir } = readSettings(env);
  const { DATABASE_URL: database, DATABASE_DIRECT_URL: direct } = env;
  return [
    await portFinding({ port, variable: 'PORT' }),
    ...(bundledApi ? [await portFinding({ port: apiPort, variable: 'API_PORT' })] : []),
    diskFinding(dataDir),
    ...(bundledApi && database ? [await postgresFinding('DATABASE_URL', database)] : []),
    ...(bundledApi && direct ? [await postgresFinding('DATABASE_DIRECT_URL', direct)] : []),
    secretsFinding(env),
    ...(bundledApi ? [variablesFinding(env)] : []),
  ];
}

/** Checks what the tests need in addition. */
async function testFindings(env: Environment): Promise<Finding[]> {
  const { port, apiPort } = readTestSettings();
  const { TEST_DATABASE_URL: database } = env;
  return [
    await portFinding({ port, variable: 'TEST_PORT', isForTests: true }),
    await portFinding({ port: apiPort, variable: 'TEST_API_PORT', isForTests: true }),
    browserFinding(),
    ...(database ? [await postgresFinding('TEST_DATABASE_URL', database)] : []),
  ];
}

try {
  loadEnvFile();
  const findings = [...(await shopFindings(process.env)), ...(await testFindings(process.env))];
  process.exitCode = printFindings(findings);
} catch (error) {
  report(error);
  process.exitCode = 1;
}
