import { setImmediate as nextTurn } from 'node:timers/promises';
import { reasonOf } from '../../../../contract/kit/log-fields.ts';
import { goodsFileMessages } from '../../../../contract/messages/staff-import.ts';
import { englishText } from '../../../../contract/messages/text-with-values.ts';
import type { Database } from '../../../db/database.ts';
import { DomainError } from '../../kernel/errors.ts';
import { isPassingTrouble } from '../../kernel/passing-trouble.ts';

/** Products of one statement; after each the shop has its turn. */
export const BATCH = 100;

/** A row that could not be written, and what its sender is told. */
export interface LostRow {
  row: number;
  message: string;
  /** Of a fault of the shop, for its log. */
  fault?: string;
}

interface Options {
  /** The transaction of the import. */
  tx: Database;
  /** Hears how many rows are done. */
  onProgress: (done: number) => void;
}

/** Writes rows in batches; one that the database refuses is set aside, and the others are written. */
export class RowWriter<Row extends { row: number }> {
  readonly lost: LostRow[] = [];
  readonly #options: Options;
  #done = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * @param write writes rows in its transaction and returns their ids, in order
   * @returns the written rows with their ids
   * @throws passing trouble of the database, and `conflict`: both concern the import as a whole
   */
  async each(
    rows: readonly Row[],
    write: (tx: Database, batch: readonly Row[]) => Promise<number[]>,
  ): Promise<{ row: Row; id: number }[]> {
    const written: { row: Row; id: number }[] = [];
    for (let from = 0; from < rows.length; from += BATCH) {
      const batch = rows.slice(from, from + BATCH);
      written.push(...(await this.#write(batch, write)));
      this.#done += batch.length;
      this.#options.onProgress(this.#done);
      await nextTurn();
    }
    return written;
  }

  async #write(
    batch: readonly Row[],
    write: (tx: Database, batch: readonly Row[]) => Promise<number[]>,
  ): Promise<{ row: Row; id: number }[]> {
    try {
      const ids = await this.#options.tx.transaction((part) => write(part, batch));
      return batch.map((row, at) => ({ row, id: ids[at] as number }));
    } catch (error) {
      if (isPassingTrouble(error)) throw error;
      if (error instanceof DomainError && error.code === 'conflict') throw error;
      if (batch.length === 1) return this.#lose(batch[0] as Row, error);
      const half = Math.ceil(batch.length / 2);
      const first = await this.#write(batch.slice(0, half), write);
      return [...first, ...(await this.#write(batch.slice(half), write))];
    }
  }

  #lose({ row }: Row, error: unknown): [] {
    if (error instanceof DomainError) this.lost.push({ row, message: error.message });
    else {
      const message = englishText(goodsFileMessages.rowNotWritten);
      this.lost.push({ row, message, fault: reasonOf(error) });
    }
    return [];
  }
}
