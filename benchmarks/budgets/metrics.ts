import { BASE_URL } from '../page-weight.ts';

const API_BASE_URL = process.env.API_BASE_URL ?? 'http://127.0.0.1:4000';
const HALVES = [BASE_URL, API_BASE_URL];
const MIB = 1024 * 1024;

/** Returns one figure of a half's `/metrics`. @throws Error where it does not answer with it */
async function metric(origin: string, name: string): Promise<number> {
  const text = await (await fetch(new URL('/metrics', origin))).text();
  const value = new RegExp(`^${name}(?:{[^}]*})? (\\S+)$`, 'm').exec(text)?.[1];
  if (value === undefined) throw new Error(`${origin}/metrics does not say ${name}`);
  return Number(value);
}

/** Returns the memory of both halves together, in MiB. */
export async function memoryMiB(): Promise<number> {
  const bytes = await Promise.all(
    HALVES.map((half) => metric(half, 'process_resident_memory_bytes')),
  );
  return bytes.reduce((sum, one) => sum + one, 0) / MIB;
}

const REQUESTS = 2000;
/** A process that has just started compiles its code first. */
const WARM_UP = 1000;
const CLIENTS = 8;

/** Returns the storefront's processor time of one request in milliseconds, answers not compressed. */
export async function processorMs(path: string): Promise<number> {
  const ask = async () => {
    await (
      await fetch(BASE_URL + path, { headers: { 'Accept-Encoding': 'identity' } })
    ).arrayBuffer();
  };
  const rounds = async (times: number) => {
    for (let at = 0; at < times; at += 1) await ask();
  };
  await rounds(WARM_UP);
  const before = await metric(BASE_URL, 'process_cpu_seconds_total');
  await Promise.all(Array.from({ length: CLIENTS }, () => rounds(REQUESTS / CLIENTS)));
  const after = await metric(BASE_URL, 'process_cpu_seconds_total');
  return ((after - before) * 1000) / REQUESTS;
}
