import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { goodsFileMessages } from '../../contract/messages/staff-import.ts';
import { englishText } from '../../contract/messages/text-with-values.ts';
import { MAX_IMPORT_MB } from '../../contract/shop/limits.ts';
import { readApiConfig } from '../config.ts';
import { openDatabase } from '../db/open-database.ts';
import { assertMigrated } from '../db/schema-steps.ts';
import { storedCacheNotices } from '../domain/cache-notices/store-notices.ts';
import type { GoodsContext } from '../domain/catalogue/goods-files/goods-context.ts';
import {
  checkFile,
  forgetFile,
  writeFileOf,
} from '../domain/catalogue/goods-files/import-at-once.ts';
import { COMMAND_LINE } from '../domain/trail/desk-context.ts';
import { systemClock } from '../providers/clock.ts';
import { openGoodsFiles } from '../providers/goods-files/open-goods-files.ts';
import { mediaPlaceOf } from '../providers/pictures/open-media-store.ts';
import { ForkedPictureMaker } from '../providers/pictures/picture-maker.ts';
import { openPictureStore } from '../providers/pictures/picture-store.ts';
import { failureOf } from '../start-problem.ts';
import { type ImportCommand, readImportArguments, WrongUse } from './import-options.ts';
import { reportOf } from './import-report.ts';

/** Imports goods from a file of this machine, by the steps and rules of the desk. */
async function main(): Promise<boolean> {
  const command = readImportArguments(process.argv.slice(2));
  const config = readApiConfig(process.env);
  const place = mediaPlaceOf(config);
  const maker = new ForkedPictureMaker(place);
  const database = await openDatabase(config);
  try {
    await assertMigrated(database.db);
    const notices = storedCacheNotices({ db: database.db });
    const ctx: GoodsContext = {
      db: database.db,
      clock: systemClock,
      who: COMMAND_LINE,
      notify: notices.send,
      goodsFiles: openGoodsFiles(config),
      pictureStore: openPictureStore({ place, maker }),
      alarm: console.warn,
    };
    const isDone = await run(ctx, command);
    await notices.settled();
    return isDone;
  } finally {
    await database.close();
  }
}

async function run(ctx: GoodsContext, command: ImportCommand): Promise<boolean> {
  const { file, images, isDryRun, skipsWrong, options } = command;
  const announced = {
    goods: refuseLarge(await announce(file)),
    pictures: images === undefined ? null : await announce(images),
  };
  const paths = { goods: file, pictures: images };
  const { one, rows } = await checkFile(ctx, { files: announced, paths, options });
  console.info(reportOf(one, rows));
  const { counts } = one;
  const mayWrite =
    counts && (counts.wrong === 0 || skipsWrong) && counts.added + counts.changed > 0;
  if (isDryRun || !mayWrite) {
    await forgetFile(ctx, one.id);
    if (counts?.wrong && !isDryRun)
      console.info('Nothing was written: mend the rows above, or add --skip-wrong.');
    return Boolean(counts && (counts.wrong === 0 || isDryRun));
  }
  const written = await writeFileOf(ctx, one.id);
  const lost = written.lostPictures.map(({ row, message }) => `  row ${row}: ${message}`);
  if (lost.length > 0) console.info(['Pictures that could not be had:', ...lost].join('\n'));
  const refused = (written.counts?.wrong ?? 0) - counts.wrong;
  if (refused > 0) console.info(`Rows that could not be written: ${refused}. The desk names them.`);
  console.info(written.state === 'written' ? 'Written.' : written.problem);
  return written.state === 'written';
}

/** A folder has no size of its own. */
async function announce(path: string) {
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new WrongUse(`${path} does not exist`);
  return { name: basename(path), size: found.isFile() ? found.size : 0 };
}

/** What the desk refuses before a byte is sent. */
function refuseLarge(goods: { name: string; size: number }) {
  if (goods.size > MAX_IMPORT_MB * 1_000_000)
    throw new WrongUse(englishText(goodsFileMessages.tooLarge(MAX_IMPORT_MB)));
  return goods;
}

main().then(
  (isDone) => process.exit(isDone ? 0 : 1),
  (error: unknown) => {
    const isPlain = error instanceof WrongUse;
    console.error(isPlain ? error.message : failureOf(error));
    process.exit(1);
  },
);
