import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The path of ordinary users lacks Debian's place. */
const USUAL = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), ...USUAL];

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Returns the path of nginx, undefined where it is not installed. */
export function findNginx(folders = FOLDERS): string | undefined {
  return folders.map((folder) => join(folder, 'nginx')).find(isProgram);
}
