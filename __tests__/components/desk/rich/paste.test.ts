import { describe, expect, test } from '@jest/globals';
import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { pasteProps } from '@/components/desk/rich/paste/paste-props';
import { writeHtml } from '@/components/desk/rich/rich-html';
import { richSchema } from '@/components/desk/rich/rich-schema';

/** What an empty editor has after a paste, and what it says. */
function pasted(clipboard: Record<string, string>): [html: string, lost: string] {
  let lost = '';
  const state = EditorState.create({ schema: richSchema });
  const props = pasteProps((said) => {
    lost = said;
  });
  const view = new EditorView(document.createElement('div'), { state, ...props });
  // The environment of the tests has no events of the clipboard.
  const clipboardData = { getData: (type: string) => clipboard[type] ?? '', files: [] };
  view.dom.dispatchEvent(Object.assign(new Event('paste'), { clipboardData }));
  return [writeHtml(view.state.doc), lost];
}

const html = (given: string) => pasted({ 'text/html': given, 'text/plain': 'in plain letters' });
const text = (given: string) => pasted({ 'text/plain': given });

const NBSP = '&nbsp;&nbsp;&nbsp; ';
const wordLine = (sign: string, words: string, level = 1) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span>${NBSP}</span></span></span><![endif]>${words}<o:p></o:p></p>`;

describe('a text pasted from', () => {
  test('Google Docs is bold and slanted where it was', () => {
    const [got] = html(
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:400">Amla is </span><span style="font-weight:700">sour</span><span style="font-weight:400;font-style:italic"> and good</span></p><br /><ul><li dir="ltr"><p dir="ltr" role="presentation"><span style="font-weight:400">one</span></p></li></ul><p dir="ltr"><span>H</span><span style="font-size:0.6em;vertical-align:sub">2</span><span>O, 10</span><span style="vertical-align:super">2</span></p></b>',
    );
    expect(got).toBe(
      '<p>Amla is <strong>sour</strong><em> and good</em></p><ul><li>one</li></ul><p>H<sub>2</sub>O, 10<sup>2</sup></p>',
    );
  });

  test('Word has its lists as lists, its bold words, and no empty paragraphs', () => {
    const [got] = html(
      `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body lang=EN-IN><!--StartFragment--><p class=MsoNormal>Plain <span style='font-weight:bold'>bold</span><o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>${[
        wordLine('·', 'first'),
        wordLine('o', 'inner <i>one</i>', 2),
        wordLine('·', 'second'),
        wordLine('1.', 'begin'),
        wordLine('2.', 'go on'),
      ].join('')}<p class=MsoNormal>A.&nbsp;K. Sharma</p><!--EndFragment--></body></html>`,
    );
    expect(got).toBe(
      '<p>Plain <strong>bold</strong></p><ul><li><p>first</p><ul><li>inner <em>one</em></li></ul></li><li>second</li></ul><ol><li>begin</li><li>go on</li></ol><p>A.&nbsp;K. Sharma</p>',
    );
  });

  test('a page that has lost its lists to signs has them back', () => {
    const [got] = html(`<p>·${NBSP}first</p><p>·${NBSP}second</p><p>Then.</p>`);
    expect(got).toBe('<ul><li>first</li><li>second</li></ul><p>Then.</p>');
  });

  test('a spreadsheet is its table, with joined and bold cells', () => {
    const [got] = html(
      '<table><colgroup><col width=80></colgroup><tr><td colspan=2 style="font-weight:700">Per 100 g</td></tr><tr><td>Fat</td><td>99 g</td></tr></table>',
    );
    expect(got).toBe(
      '<table><tbody><tr><td colspan="2"><strong>Per 100 g</strong></td></tr><tr><td>Fat</td><td>99 g</td></tr></tbody></table>',
    );
  });

  test('a chat has its bold and slanted words and its lists', () => {
    const [got] = text(
      '*Bold* _italic_, 2*3*4 & a < b\n\n• one\n• *two*\n1. first\n2. second\nsnake_case_word',
    );
    expect(got).toBe(
      '<p><strong>Bold</strong> <em>italic</em>, 2*3*4 &amp; a &lt; b</p><ul><li>one</li><li><strong>two</strong></li></ul><ol><li>first</li><li>second</li></ol><p>snake_case_word</p>',
    );
  });

  test('this editor is as it was copied', () => {
    const own = '<p data-pm-slice="1 1 []">One</p><p></p><p>Two</p>';
    expect(html(own)[0]).toBe('<p>One</p><p></p><p>Two</p>');
  });

  test('anywhere is without what no page shows, and says so', () => {
    const [got, lost] = html(
      '<p><a href="javascript:x()">a</a> <a href="whatsapp://send">b</a> <a href="https://x.example/">c</a> <s>old</s><img src="https://x.example/p.png"></p><iframe src="x"></iframe>',
    );
    expect(got).toBe('<p>a b <a href="https://x.example/">c</a> old</p>');
    expect(lost).toBe(
      'Pasted without pictures of other sites, links that pages do not have, crossed out text (the words stay), videos and other embedded parts.',
    );
    expect(html('<p>All <b>here</b></p>')[1]).toBe('');
  });
});
