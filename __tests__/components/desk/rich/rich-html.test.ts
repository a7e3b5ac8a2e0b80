import { describe, expect, test } from '@jest/globals';
import type { MarkType, Node, NodeType } from 'prosemirror-model';
import { readHtml, writeHtml } from '@/components/desk/rich/rich-html';
import { richSchema } from '@/components/desk/rich/rich-schema';
import { cleanHtml } from '@/lib/server/rich-text';
import { cleanRichText } from '@/shop-api/domain/kernel/rich-text';

const edited = (html: string) => writeHtml(readHtml(html));

/** Every tag that the shop's pages keep. */
const WHOLE = [
  '<h2>Ghee</h2><h3>How</h3><h4>Why</h4>',
  '<p>Pure <strong>cow</strong> <em>ghee</em>, <cite>Charaka</cite><br>and <a href="/products/1">more</a></p>',
  '<ul><li>One</li><li>Two<ol><li>Deep</li></ol></li></ul>',
  '<p>H<sub>2</sub>O, 10<sup>2</sup></p><ol start="4"><li>Four</li></ol>',
  '<blockquote><p>Good.</p></blockquote><hr>',
  '<table><thead><tr><th scope="col">Per</th><th scope="col">100 g</th></tr></thead>',
  '<tbody><tr><td>Fat</td><td>99 g</td></tr></tbody></table>',
  '<figure><img src="/media/cow.webp" alt="A cow" width="800" height="600"><figcaption>A cow</figcaption></figure>',
  '<p><img src="/media/leaf.webp" alt="A leaf"></p>',
].join('');

describe('the editor of rich texts', () => {
  test('keeps all that the pages of the shop show, as it is', () => {
    expect(edited(WHOLE)).toBe(WHOLE.replace('Two<ol>', '<p>Two</p><ol>'));
  });

  test('offers nothing that they leave out', () => {
    const written = edited(WHOLE);
    // The pages themselves add only that a picture is loaded late.
    expect(cleanHtml(written).replace(/ loading="lazy"| \/(?=>)/g, '')).toBe(written);
  });

  test('has no node, mark or attribute that they leave out', () => {
    const { nodes, marks } = richSchema;
    const sample: Record<string, unknown> = {
      ...{ src: '/media/a.webp', alt: 'A', width: '8', height: '6', href: '/a', title: 'T' },
      ...{ level: 4, start: '3', colspan: 2, rowspan: 2, colwidth: null },
    };
    const attrsOf = ({ spec }: NodeType | MarkType) =>
      Object.fromEntries(Object.keys(spec.attrs ?? {}).map((name) => [name, sample[name]]));
    const words = richSchema.text('Ghee');
    const filled = (type: NodeType): Node => {
      const inner = type.inlineContent
        ? words
        : type.contentMatch.defaultType && filled(type.contentMatch.defaultType);
      return type.create(attrsOf(type), type.isLeaf ? undefined : inner);
    };
    const blocks = Object.values(nodes).filter(({ name }) => !['doc', 'text'].includes(name));
    const wrapped = (node: Node): Node => {
      if (nodes.doc?.contentMatch.matchType(node.type)) return node;
      const [outer] = Object.values(nodes).filter(
        (type) => type.name !== 'doc' && type.contentMatch.matchType(node.type),
      );
      return wrapped((outer as NodeType).create(attrsOf(outer as NodeType), node));
    };
    const marked = Object.values(marks).map((mark) =>
      wrapped(words.mark([mark.create(attrsOf(mark))])),
    );
    for (const node of [...blocks.map((type) => wrapped(filled(type))), ...marked]) {
      const doc = richSchema.topNodeType.create(null, node);
      doc.check();
      const written = writeHtml(doc);
      expect(cleanHtml(written).replace(/ loading="lazy"| \/(?=>)/g, '')).toBe(written);
      expect(cleanRichText(written).removed).toEqual([]);
    }
  });

  test('understands older tags, and leaves scripts, styles and pictures of other sites out', () => {
    expect(edited('<h1>Big</h1><p><b>B</b><i>I</i></p>')).toBe(
      '<h2>Big</h2><p><strong>B</strong><em>I</em></p>',
    );
    const hostile =
      '<script>alert(1)</script><p style="color:red" onclick="x()">Hi<img src="https://x.example/p.png"></p>';
    expect(edited(hostile)).toBe('<p>Hi</p>');
  });

  test('writes an empty text as an empty text', () => {
    expect([edited(''), edited('<p></p>')]).toEqual(['', '']);
  });
});
