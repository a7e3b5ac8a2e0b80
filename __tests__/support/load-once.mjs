import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

const DEFAULT = 'default';
const NOT_IMPORTED = [DEFAULT, 'module.exports'];

const namesOf = (loaded) => Object.keys(loaded).filter((name) => !NOT_IMPORTED.includes(name));

function asModule(path) {
  const loaded = require(path);
  const names = namesOf(loaded);
  return [
    `const loaded = loadOnce(${JSON.stringify(path)});`,
    ...names.map((name, index) => `const _${index} = loaded.${name};`),
    `export { ${names.map((name, index) => `_${index} as ${name}`).join(', ')} };`,
    DEFAULT in loaded ? 'export default loaded.default;' : '',
  ].join('\n');
}

/** The last line tells Jest the names, which it looks for without running the file. */
const asScript = (path) =>
  [
    `module.exports = loadOnce(${JSON.stringify(path)});`,
    `0 && (module.exports = { ${namesOf(require(path)).join(', ')} });`,
  ].join('\n');

const codeFor = (path, { supportsStaticESM }) =>
  supportsStaticESM ? asModule(path) : asScript(path);

/**
 * Replaces a file by what Node itself loads, once per worker: Jest would read, compile and run the
 * file, with all that it imports, for each test file again.
 */
export default {
  canInstrument: false,
  getCacheKey: (_source, path, options) =>
    createHash('sha1').update(codeFor(path, options)).digest('hex'),
  process: (_source, path, options) => ({ code: codeFor(path, options) }),
};
