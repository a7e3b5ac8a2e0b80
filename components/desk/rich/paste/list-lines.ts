/** The signs with which programs write the points of a list, and numbers; wide room follows them. */
const POINT = /^\s*(?:[·•▪◦§●○■]|o(?=[\u00a0\t]))(?:[\u00a0\t]\s*|\s{2,})/u;
/** An initial with a hard space is none: only Word's own word tells letters from it. */
const PLAIN_NUMBER = /^\s*\d{1,3}[.)](?:\t|[\s\u00a0]{2,})/u;
const NUMBER = /^\s*(?:\d{1,3}|[a-z]|[ivx]{1,4})[.)](?:[\u00a0\t]\s*|\s{2,})/iu;
/** Word's own word for the paragraph of a list. */
const OF_WORD = /mso-list:\s*l\d+\s+level(\d)/i;

interface Line {
  isNumbered: boolean;
  /** From 1. */
  level: number;
}

/** Turns paragraphs that are the points of a list, as Word writes them, into lists. */
export function listLines(body: HTMLElement): void {
  let open: (Line & { list: HTMLElement })[] = [];
  for (const paragraph of [...body.querySelectorAll('p')]) {
    const line = lineOf(paragraph);
    const isNext = paragraph.previousElementSibling === open[0]?.list;
    if (!line) continue;
    if (!isNext) open = [];
    open = open.filter(
      ({ level, isNumbered }) =>
        level < line.level || (level === line.level && isNumbered === line.isNumbered),
    );
    const last = open.at(-1);
    if (!last || last.level < line.level) {
      const list = document.createElement(line.isNumbered ? 'ol' : 'ul');
      const item = last?.list.lastElementChild;
      if (item) item.append(list);
      else paragraph.before(list);
      open = [...open, { list, level: line.level, isNumbered: line.isNumbered }];
    }
    const item = document.createElement('li');
    item.append(...paragraph.childNodes);
    open.at(-1)?.list.append(item);
    paragraph.remove();
  }
}

function lineOf(paragraph: HTMLElement): Line | undefined {
  const [, level] = OF_WORD.exec(paragraph.getAttribute('style') ?? '') ?? [];
  const text = paragraph.textContent ?? '';
  const number = (level === undefined ? PLAIN_NUMBER : NUMBER).exec(text);
  const point = POINT.exec(text);
  const sign = point ?? number;
  if (!sign && level === undefined) return undefined;
  if (sign) dropStart(paragraph, sign[0].length);
  return { isNumbered: !point && number !== null, level: Number(level ?? 1) };
}

/** Drops as many characters from the beginning of an element. */
function dropStart(element: HTMLElement, count: number): void {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = count;
  for (let node = texts.nextNode(); node && left > 0; node = texts.nextNode()) {
    const { length } = node.nodeValue ?? '';
    node.nodeValue = (node.nodeValue ?? '').slice(left);
    left -= length;
  }
}
