'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { FileInput } from '@/components/ui/file-input';
import { Note } from '@/components/ui/note';
import type { ImportEntry } from '@/contract/catalogue/import-shapes';
import { MAX_IMPORT_MB, MAX_IMPORT_ZIP_MB } from '@/contract/shop/limits';
import { importApi } from '@/lib/api-routes/imports';
import {
  announceImport,
  askToCheck,
  type ChosenFiles,
  fetchImport,
  sendImportFile,
} from '@/lib/browser/imports';
import { staffRoutes } from '@/lib/staff-routes';
import styles from './import.module.css';
import { StepProgress } from './step-progress';

interface ImportStartProps {
  /** An import whose files have not arrived whole: the same files go on where they stopped. */
  unfinished?: ImportEntry;
}

/** Chooses the files of an import and sends them. */
export function ImportStart({ unfinished }: ImportStartProps) {
  const [goods, setGoods] = useState<File | null>(null);
  const [pictures, setPictures] = useState<File | null>(null);
  const { send, sent, problem } = useSending(unfinished);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (goods) void send(goods, pictures);
  };
  const total = (goods?.size ?? 0) + (pictures?.size ?? 0);
  return (
    <form className="stack gap-4" onSubmit={submit}>
      <Field
        id="goods"
        label="File of goods"
        required
        hint={`CSV or XLSX, at most ${MAX_IMPORT_MB} MB: from the template, from the export, from Shopify or from WooCommerce`}
      >
        {(control) => (
          <FileInput
            {...control}
            action="Choose a file, or drop it here"
            accept=".csv,.tsv,.txt,.xlsx"
            chosen={goods ? [goods.name] : []}
            onChange={({ currentTarget }) => setGoods(currentTarget.files?.[0] ?? null)}
          />
        )}
      </Field>
      <Field
        id="pictures"
        label="Pictures"
        hint={`A ZIP of at most ${MAX_IMPORT_ZIP_MB} MB, if the file names pictures by their file names`}
      >
        {(control) => (
          <FileInput
            {...control}
            action="Choose a ZIP"
            accept=".zip"
            chosen={pictures ? [pictures.name] : []}
            onChange={({ currentTarget }) => setPictures(currentTarget.files?.[0] ?? null)}
          />
        )}
      </Field>
      {problem && <Note tone="error">{problem}</Note>}
      {sent === null ? (
        <div className="cluster middle gap-2 gap-x-4">
          <Button type="submit" disabled={!goods}>
            Check the file
          </Button>
          <a
            className={`inline-row touch ${styles.link}`}
            href={importApi.template('csv')}
            download="goods.csv"
          >
            Template as CSV
          </a>
          <a
            className={`inline-row touch ${styles.link}`}
            href={importApi.template('xlsx')}
            download="goods.xlsx"
          >
            as XLSX
          </a>
        </div>
      ) : (
        <StepProgress what="Sending" done={sent} total={total} unit="MB" />
      )}
      <p className="muted small">
        Checking changes nothing: you see each row before it is written.
      </p>
    </form>
  );
}

/** `files`: what the shop has of them; nothing of an import that has just been announced. */
type Begun = Pick<ImportEntry, 'id'> & Partial<Pick<ImportEntry, 'files'>>;

function useSending(unfinished: ImportEntry | undefined) {
  const router = useRouter();
  const [sent, setSent] = useState<number | null>(null);
  const [problem, setProblem] = useState('');
  const begun = useRef<(ChosenFiles & { id: number }) | undefined>(undefined);

  /** After a lost connection the same files go on where they were left. */
  const open = async (files: ChosenFiles): Promise<Begun> => {
    if (unfinished) return unfinished;
    const { id, goods, pictures } = begun.current ?? {};
    if (id && goods === files.goods && pictures === files.pictures) return fetchImport(id);
    const announced = { ...files, id: await announceImport(files) };
    begun.current = announced;
    return { id: announced.id };
  };

  const send = async (goods: File, pictures: File | null) => {
    setProblem('');
    setSent(0);
    try {
      const { id, files: has } = await open({ goods, pictures });
      const from = has?.goods.received ?? 0;
      await sendImportFile({ id, name: 'goods', file: goods, from, onSent: setSent });
      if (pictures) {
        const onSent = (bytes: number) => setSent(goods.size + bytes);
        const begun = has?.pictures?.received ?? 0;
        await sendImportFile({ id, name: 'pictures', file: pictures, from: begun, onSent });
      }
      await askToCheck(id, NO_OPTIONS);
      router.push(staffRoutes.imports(id));
    } catch (error) {
      setProblem((error as Error).message);
      setSent(null);
    }
  };
  return { send, sent, problem };
}

const NO_OPTIONS = {
  mapping: {},
  defaults: { Brand: '', Category: '', HSN: '', 'GST rate': '', 'Country of origin': '' },
  makes_missing: false,
};
