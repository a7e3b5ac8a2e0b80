import type { GstReturn } from '../../../../contract/staff/gst.ts';
import type { IssuedDocument } from './issued-documents.ts';

/** The portal's numbers of kinds of documents. */
const KINDS = { invoice: 1, credit: 5 } as const;

interface Series {
  kind: number;
  first: string;
  last: string;
  count: number;
}

/** Counts the documents of each series: `VN/26-27/`. */
export class DocumentSeries {
  readonly #series = new Map<string, Series>();

  add({ document: { number }, sign }: IssuedDocument): void {
    const name = number.slice(0, number.lastIndexOf('/') + 1);
    const found = this.#series.get(name);
    this.#series.set(name, {
      kind: sign === 1 ? KINDS.invoice : KINDS.credit,
      first: found && found.first < number ? found.first : number,
      last: found && found.last > number ? found.last : number,
      count: (found?.count ?? 0) + 1,
    });
  }

  rows(): GstReturn['doc_issue']['doc_det'] {
    const all = [...this.#series.values()].sort((one, other) => (one.first < other.first ? -1 : 1));
    return Object.values(KINDS).flatMap((kind) => {
      const docs = all.filter((series) => series.kind === kind).map(rowOf);
      return docs.length > 0 ? [{ doc_num: kind, docs }] : [];
    });
  }
}

/** A number without a document would be one that was cancelled; the shop gives none away. */
function rowOf({ first, last, count }: Series, index: number) {
  const total = digitsOf(last) - digitsOf(first) + 1;
  return {
    num: index + 1,
    from: first,
    to: last,
    totnum: total,
    cancel: total - count,
    net_issue: count,
  };
}

const digitsOf = (number: string) => Number(number.slice(number.lastIndexOf('/') + 1));
