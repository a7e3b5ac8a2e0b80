import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Finding } from '../bootstrap/finding.mjs';
import { Problem } from '../bootstrap/problem.mjs';
import { freeMegabytes, isPortFree, NEEDED_MB } from '../shop/checks.ts';
import { GET_BROWSER, presentBrowser } from '../test/find-browser.ts';

/** A port the shop or its tests listen on. */
interface PortUse {
  port: number;
  /** The variable that sets another port. */
  variable: string;
  isForTests?: boolean;
}

/** Checks whether a port is free to listen on. */
export async function portFinding({
  port,
  variable,
  isForTests = false,
}: PortUse): Promise<Finding> {
  const isOk = await isPortFree(port);
  return {
    what: `Port ${port}`,
    isOk,
    detail: isOk ? 'free' : 'in use, perhaps by this shop',
    mend: `stop the program that uses it, or set ${variable} to another port`,
    isForTests,
  };
}

/** Returns the folder itself, or the nearest one above it that exists. */
function existing(folder: string): string {
  return existsSync(folder) ? folder : existing(dirname(folder));
}

function canBeWritten(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return statSync(folder).isDirectory();
  } catch {
    return false;
  }
}

/** Checks whether the data folder, or its nearest parent, can be written and has free space. */
export function diskFinding(dataDir: string): Finding {
  const folder = existing(dataDir);
  const freeMb = freeMegabytes(folder);
  const base = { what: 'Data folder', mend: 'set DATA_DIR to another folder' };
  if (!canBeWritten(folder)) return { ...base, isOk: false, detail: `${folder} cannot be written` };
  const isOk = freeMb >= NEEDED_MB;
  return { ...base, isOk, detail: `${freeMb} MB free, ${NEEDED_MB} MB needed` };
}

/** Checks whether there is a browser for the browser tests. */
export function browserFinding(): Finding {
  const base = { what: 'Chromium', isForTests: true };
  try {
    const path = presentBrowser();
    if (path) return { ...base, isOk: true, detail: path };
    return { ...base, isOk: false, detail: 'none found', mend: GET_BROWSER };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const mend = 'set PLAYWRIGHT_CHROMIUM to the path of a Chromium, or unset it';
    return { ...base, isOk: false, detail: error.message, mend };
  }
}
