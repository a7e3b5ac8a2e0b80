import { existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from '../bootstrap/problem.mjs';

const MEGABYTE = 1024 * 1024;
/** Space for the first seed (pictures) and a build; a disk that fills up halfway is worse. */
const NEEDED_MB = 500;
const PATIENCE_MS = 3000;

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', (error) => done(codeOf(error) !== 'EADDRINUSE'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => done(true)));
  });
}

async function isPortFree(port: number): Promise<boolean> {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '::'));
}

/**
 * Refuses a port in use. Waits a moment first: a shop that was just asked to close may still be
 * closing.
 * @throws {Problem} when another program listens on the port
 */
export async function assertPortFree(port: number, variable: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await isPortFree(port))) {
    if (Date.now() > deadline) {
      throw new Problem(
        `Port ${port} is already in use.`,
        `Stop the program that uses it, or set ${variable} to another port.`,
      );
    }
    await pause(100);
  }
}

/** Makes a folder step by step: Node's own recursive option never returns inside /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/** @throws {Problem} when the folder cannot be made or written, or its disk is full */
export function assertUsableFolder(folder: string): void {
  const probe = join(folder, '.write-test');
  try {
    makeFolder(folder);
    writeFileSync(probe, 'x');
    rmSync(probe);
  } catch (error) {
    if (codeOf(error) === 'ENOSPC') throw diskFull(folder, 0);
    throw new Problem(
      `The data folder ${folder} cannot be written (${codeOf(error)}).`,
      'Give this user write access to it, or set DATA_DIR to another folder.',
    );
  }
  const freeMb = freeMegabytes(folder);
  if (freeMb < NEEDED_MB) throw diskFull(folder, freeMb);
}

function freeMegabytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return Math.floor((bavail * bsize) / MEGABYTE);
}

function diskFull(folder: string, freeMb: number): Problem {
  return new Problem(
    `The disk of ${folder} is full: ${freeMb} MB are free, ${NEEDED_MB} MB are needed.`,
    'Free some room, or set DATA_DIR to a folder on another disk.',
  );
}
