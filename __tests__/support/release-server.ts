import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { writeCertificate } from '../../e2e/fixtures/tls-proxy.ts';
import { type OwnPostgres, startOwnPostgres } from './own-postgres.ts';
import { freePort } from './processes.ts';
import { PROJECT_ROOT } from './project-files.ts';
import { rawAnswer } from './raw-answer.ts';

/** Starts and ends plain processes where a server has systemd. */
const SERVICES = `#!/usr/bin/env bash
set -eu
# What it starts keeps no file of the caller open.
for fd in /proc/$$/fd/*; do fd=\${fd##*/}; [ "$fd" -le 2 ] || [ "$fd" = 255 ] || eval "exec $fd>&-"; done
name=$2 port=\${2#*@} run=$VANYA_HOME/run
mkdir -p "$run"
if [ "$name" = vanya-edge ]; then
  if [ -f "$DATA_DIR/edge/edge.pid" ]; then exec kill -HUP "$(cat "$DATA_DIR/edge/edge.pid")"; fi
  exec nginx -e stderr -p "$DATA_DIR/edge" -c "$DATA_DIR/edge/nginx.conf" </dev/null >>"$run/edge.log" 2>&1
fi
# As with units, the name of all workers finds none where none runs.
[ "$name" = 'vanya-worker@*' ] && exit
if [ -f "$run/$name" ]; then
  pid=$(cat "$run/$name")
  kill -TERM "$pid" 2>/dev/null || true
  while kill -0 "$pid" 2>/dev/null; do sleep 0.05; done
fi
[ "$1" = stop ] && exit
cd "$VANYA_HOME/current"
case $name in
  vanya-api@*) export API_PORT=$port program=shop-api/main.ts ;;
  vanya-web@*) export PORT=$port program=server/main.ts ;;
esac
export NODE_ENV=production
setsid node_modules/node/bin/node --env-file="$VANYA_ENV" $program </dev/null >>"$run/$name.log" 2>&1 &
echo $! >"$run/$name"
`;

/** What a process has to become ready, on a machine that does something else besides. */
const READY_SECONDS = '300';

/** A server as docs/go-live.md makes it, in a folder, with plain processes in place of units. */
export interface ReleaseServer {
  home: string;
  /** The address that shoppers use. */
  origin: string;
  /** Runs a script of deploy; returns its code and everything it printed. */
  run: (script: string, ...args: string[]) => Promise<{ status: number | null; text: string }>;
  /** The name of the release that is current. */
  current: () => string;
  stop: () => Promise<void>;
}

interface Unusual {
  /** Variables of the shop that differ from those of a live one with TLS. */
  changed?: Record<string, string>;
  /** How long a process serves before the next one is started again. */
  settleSeconds?: number;
}

/** Makes a server without a shop, whose first release finds the dependencies of this project. */
export async function openReleaseServer(
  folder: string,
  { changed = {}, settleSeconds = 4 }: Unusual = {},
): Promise<ReleaseServer> {
  const postgres = await startOwnPostgres();
  const home = join(folder, 'home');
  const first = join(home, 'releases/00000000-000000');
  mkdirSync(first, { recursive: true });
  execFileSync('cp', [join(PROJECT_ROOT, 'package-lock.json'), first]);
  execFileSync('cp', ['-al', join(PROJECT_ROOT, 'node_modules'), first]);
  symlinkSync(first, join(home, 'current'));
  const ports = await Promise.all(Array.from({ length: 8 }, freePort));
  const dataDir = join(folder, 'data');
  const origin = `${changed.EDGE_CERTIFICATE === '' ? 'http' : 'https'}://127.0.0.1:${ports[0]}`;
  const variables = {
    ...(await variablesOf(folder, ports, postgres)),
    PUBLIC_ORIGIN: origin,
    DATA_DIR: dataDir,
    ...changed,
  };
  const lines = Object.entries(variables).map(([name, value]) => `${name}="${value}"`);
  const [services, variablesFile] = [join(folder, 'services.sh'), join(folder, 'live.env')];
  writeFileSync(services, SERVICES);
  writeFileSync(variablesFile, lines.join('\n'));
  const env = {
    PATH: `${process.env.PATH}:/usr/sbin`,
    VANYA_HOME: home,
    VANYA_ENV: variablesFile,
    VANYA_USER: userInfo().username,
    VANYA_RESTART: `bash ${services} restart`,
    VANYA_RELOAD: `bash ${services} reload`,
    VANYA_SPARE_API_PORT: String(ports[6]),
    VANYA_SPARE_WEB_PORT: String(ports[7]),
    READY_SECONDS,
    SETTLE_SECONDS: String(settleSeconds),
    DATA_DIR: dataDir,
  };
  const start = async (command: string[]) => {
    const child = spawn('bash', command, { env: { ...process.env, ...env } });
    const ended = new Promise<number | null>((done) => child.once('close', done));
    const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
    return { status: await ended, text: out + err };
  };
  return {
    home,
    origin,
    run: (script, ...args) => start([join(PROJECT_ROOT, 'deploy', script), ...args]),
    current: () => execFileSync('readlink', [join(home, 'current')], { encoding: 'utf8' }).trim(),
    async stop() {
      const pid = join(dataDir, 'edge/edge.pid');
      if (existsSync(pid)) process.kill(Number(readFileSync(pid, 'utf8')), 'SIGQUIT');
      for (const [n, kind] of ['web', 'web', 'api', 'api'].entries())
        await start([services, 'stop', `vanya-${kind}@${ports[n + 2]}`]);
      postgres.stop();
    },
  };
}

async function variablesOf(folder: string, ports: number[], postgres: OwnPostgres) {
  const [edge, http, web1, web2, api1, api2] = ports;
  const { key, cert } = writeCertificate(folder);
  const apiPort = await freePort();
  return {
    SHOP_MODE: 'live',
    DATABASE_URL: postgres.create('shop'),
    SESSION_SECRET: '5e'.repeat(32),
    API_SECRET: 'a9'.repeat(32),
    REVALIDATE_SECRET: '7c'.repeat(32),
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'Shop <no-reply@the-shop.in>',
    MSG91_AUTH_KEY: 'key',
    MSG91_TEMPLATE_ID: 'template',
    MSG91_URL: 'http://127.0.0.1:9',
    RAZORPAY_KEY_ID: 'rzp_live_key',
    RAZORPAY_KEY_SECRET: 'secret',
    RAZORPAY_WEBHOOK_SECRET: 'secret',
    TRUSTED_PROXIES: '1',
    API_PORT: String(apiPort),
    API_BASE_URL: `http://127.0.0.1:${apiPort}`,
    EDGE_PORT: String(edge),
    EDGE_HTTP_PORT: String(http),
    EDGE_STOREFRONTS: `${web1},${web2}`,
    EDGE_APIS: `${api1},${api2}`,
    EDGE_CERTIFICATE: cert,
    EDGE_CERTIFICATE_KEY: key,
    EDGE_EARLIER_RELEASE: join(folder, 'home/previous'),
  };
}

/** What shoppers ask for while something happens: about twenty requests a second. */
export async function trafficDuring<Result>(
  origin: string,
  paths: readonly string[],
  work: Promise<Result>,
) {
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  work.then(over, over);
  const failed: string[] = [];
  const asked: Promise<void>[] = [];
  for (let n = 0; !isOver; n += 1) {
    const path = paths[n % paths.length] ?? '/';
    const answer = rawAnswer(origin + path).then(
      ({ status }) => void (status === 200 || failed.push(`${path} ${status}`)),
      (error) => void failed.push(`${path} ${error}`),
    );
    asked.push(answer);
    await pause(50);
  }
  await Promise.all(asked);
  return { result: await work, count: asked.length, failed };
}
