/** All but ` and ^, which pdftotext reads as accents of the next character. */
const SIGNS = 'abcXYZ019 <>()[]{}/\\\'"%$&;:=#!?*+-_.,|~@';
const TRICKS = [
  '/JS (app.alert\\(1\\)) /S /JavaScript',
  ') /OpenAction << /S /URI /URI (http://evil.example) >> (',
  'endstream endobj 1 0 obj << /Launch >>',
  '%%EOF trailer << /Root 1 0 R >> startxref',
  '<script>alert(1)</script>',
  '<img src=file:///etc/passwd>',
  'https://evil.example/?a=b',
  'javascript:alert(document.domain)',
  '=HYPERLINK("http://evil.example")',
  '../../../etc/passwd',
  '\\u0000 \\x00 %00 %0d%0aSet-Cookie: a=b',
  '{{7*7}} #{7*7} <%= 7*7 %>',
  '((((((((((((((((((((',
  '\\\\\\\\))))))))))))))))',
  '<</Type/Action/S/Launch/F(cmd.exe)>>',
  'BT /F1 12 Tf (hidden) Tj ET',
];

/** The requested number of names that a careless printer would interpret. */
export function hostileNames(count: number): string[] {
  return Array.from({ length: count }, (_, index) => TRICKS[index] ?? jumble(index));
}

/** The name of an index: 20 to 60 characters, a third of them special in PDF or HTML. */
function jumble(index: number): string {
  let state = index + 1;
  const next = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  const signs = Array.from({ length: 20 + next(40) }, () => SIGNS[next(SIGNS.length)]);
  return `N${signs.join('').trim().replaceAll(/ +/g, ' ')}`;
}
