import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { lockedNode } from './installed.mjs';

/** @template T @param {() => T} read @param {T} fallback */
function attempt(read, fallback) {
  try {
    return read();
  } catch {
    return fallback;
  }
}

/**
 * Linux: the program of every process, and its parent. That of another user is read from its
 * command line.
 */
function fromProc() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      const [typed] = attempt(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8'), '').split('\0');
      const stat = attempt(() => readFileSync(`/proc/${pid}/stat`, 'utf8'), '');
      return {
        pid: Number(pid),
        // The name before it may hold spaces and brackets.
        parent: Number(stat.slice(stat.lastIndexOf(')')).split(' ')[2]),
        program: attempt(() => readlinkSync(`/proc/${pid}/exe`), typed).replace(
          / \(deleted\)$/,
          '',
        ),
      };
    });
}

/** Other systems with `ps`: the same from the command lines. */
function fromPs() {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  return lines.split('\n').flatMap((line) => {
    const [, pid, parent, program] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid ? [{ pid: Number(pid), parent: Number(parent), program }] : [];
  });
}

function processes() {
  return attempt(fromProc, undefined) ?? attempt(fromPs, []);
}

/**
 * Returns the ids of the processes that run on this folder's Node.js, such as an open shop; without
 * this process and those that started it. The system is asked, so nothing is left of a crash.
 * @param {string} root the project's folder
 * @returns {number[]}
 */
export function processesOf(root) {
  const node = lockedNode(root);
  const paths = [node, attempt(() => realpathSync(node), node)];
  const all = processes();
  const parents = new Map(all.map(({ pid, parent }) => [pid, parent]));
  const own = new Set();
  for (let pid = process.pid; pid && !own.has(pid); pid = parents.get(pid)) own.add(pid);
  const isOurs = (program) =>
    paths.some((path) => program === path || program.startsWith(`${path} `));
  return all.filter(({ pid, program }) => !own.has(pid) && isOurs(program)).map(({ pid }) => pid);
}
