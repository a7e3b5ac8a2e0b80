import type {
  ImportEntry,
  ImportOptions,
  ImportRow,
  SentFileName,
} from '@/contract/catalogue/import-shapes';
import { IMPORT_PART_BYTES } from '@/contract/shop/limits';
import { ApiError } from '@/lib/api-error';
import { importApi } from '@/lib/api-routes/imports';
import { getJson, sendForm, sendJson } from './http';

/* Imports of goods. Every function throws ApiError. */

/** The files of an import on this device. */
export interface ChosenFiles {
  goods: File;
  pictures: File | null;
}

const TRIES = 5;
const PAUSE_MS = 1_500;

/** Announces files; one that is too large is refused before it is sent. @returns the id */
export async function announceImport({ goods, pictures }: ChosenFiles): Promise<number> {
  const body = { goods: factsOf(goods), pictures: pictures && factsOf(pictures) };
  return (await sendJson<{ id: number }>('post', importApi.start(), { body })).id;
}

const factsOf = ({ name, size }: File) => ({ name, size });

interface SendFile {
  id: number;
  name: SentFileName;
  file: File;
  /** How much the shop has. */
  from: number;
  onSent: (bytes: number) => void;
}

/** Sends a file in parts, from where it was left; a part that is lost on the way is sent again. */
export async function sendImportFile({ id, name, file, from, onSent }: SendFile): Promise<void> {
  for (let at = from; at < file.size; ) {
    at = await sendPart(id, name, file, at);
    onSent(at);
  }
}

async function sendPart(id: number, name: SentFileName, file: File, at: number): Promise<number> {
  const form = new FormData();
  form.set('file', name);
  form.set('at', String(at));
  form.set('part', file.slice(at, at + IMPORT_PART_BYTES));
  for (let tries = 1; ; tries++) {
    try {
      return (await sendForm<{ received: number }>(importApi.parts(id), form)).received;
    } catch (error) {
      const isLost = error instanceof ApiError && ['network', 'offline'].includes(error.kind);
      if (!isLost || tries === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * tries));
    }
  }
}

export async function fetchImport(id: number): Promise<ImportEntry> {
  return (await getJson<{ data: ImportEntry }>(importApi.one(id), { cache: 'reload' })).data;
}

export async function askToCheck(id: number, body: ImportOptions): Promise<void> {
  await sendJson('post', importApi.checking(id), { body });
}

export async function askToWrite(id: number): Promise<void> {
  await sendJson('post', importApi.accept(id));
}

export async function giveUpImport(id: number): Promise<void> {
  await sendJson('delete', importApi.one(id));
}

/** A page of the rows of a file. */
export interface ImportRowsPage {
  data: ImportRow[];
  total_count: number;
  total_pages: number;
}

export function fetchImportRows(
  id: number,
  verdict: string,
  page: number,
): Promise<ImportRowsPage> {
  const params = { verdict, page: String(page), page_size: '50' };
  return getJson<ImportRowsPage>(importApi.rows(id, params), { cache: 'reload' });
}
