/** Known spellings of another site that deceive URL parsers. */
const LEADS = [
  '//',
  '///',
  '////',
  '/\\',
  '\\\\',
  '\\/',
  '/\\/',
  '/\t/',
  '/\n/',
  '/\r\n/',
  '\t//',
  ' //',
  '/..//',
  '/.//',
  '/a/..//',
  '/%2e%2e//',
  '/%2e//',
  '/a/%2E./%2e//',
  './/',
  '..//',
  'https://',
  'HTTPS://',
  'http:',
  'https:/',
  'https:\\\\',
  'javascript://',
  'data:text/html,//',
  '//vanya.example@',
  'https://vanya.example@',
  '//vanya.example.',
];
const HOSTS = [
  'evil.example',
  'evil.example/%2f..',
  '6.6.6.6:443',
  '[::ffff:606:606]',
  'еvil。example',
];

/** Values of `next` that must not lead to another site. */
export const OPEN_REDIRECTS = LEADS.flatMap((lead) => HOSTS.map((host) => lead + host));
