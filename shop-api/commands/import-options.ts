import { parseArgs } from 'node:util';
import type { ImportOptions } from '../../contract/catalogue/import-shapes.ts';

const USAGE = `Usage: npm run import -- goods.csv [options]
  --dry-run            say what would change, and change nothing
  --images path        a ZIP, or a folder, of the pictures that the file names
  --make-missing       make brands, categories, forms and tags that do not exist
  --skip-wrong         write the other rows where some are wrong
  --brand, --category, --hsn, --gst, --country   for new goods where the file says nothing`;

/** The arguments of the command cannot be used. */
export class WrongUse extends Error {}

/** What the command was asked to do. */
export interface ImportCommand {
  file: string;
  images: string | undefined;
  isDryRun: boolean;
  skipsWrong: boolean;
  options: ImportOptions;
}

/** Reads the arguments of the command. Errors: WrongUse. */
export function readImportArguments(args: string[]): ImportCommand {
  const { values, positionals } = parsed(args);
  const [file, ...others] = positionals;
  if (!file || others.length > 0) throw new WrongUse(USAGE);
  return {
    file,
    images: values.images,
    isDryRun: values['dry-run'],
    skipsWrong: values['skip-wrong'],
    options: {
      mapping: {},
      makes_missing: values['make-missing'],
      defaults: {
        Brand: values.brand,
        Category: values.category,
        HSN: values.hsn,
        'GST rate': values.gst,
        'Country of origin': values.country,
      },
    },
  };
}

const text = { type: 'string', default: '' } as const;
const flag = { type: 'boolean', default: false } as const;

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        'dry-run': flag,
        'make-missing': flag,
        'skip-wrong': flag,
        images: { type: 'string' },
        brand: text,
        category: text,
        hsn: text,
        gst: text,
        country: text,
      },
    });
  } catch (error) {
    throw new WrongUse(`${(error as Error).message}\n${USAGE}`);
  }
}
