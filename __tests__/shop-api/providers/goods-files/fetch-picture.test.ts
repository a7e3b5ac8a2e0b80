import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { hasOpenssl, openTlsProxy } from '@/e2e/fixtures/tls-proxy';
import { fetchPicture } from '@/shop-api/providers/goods-files/fetch-picture';
import { isPublicAddress } from '@/shop-api/providers/goods-files/public-address';

const refusal = (fetching: Promise<unknown>) =>
  fetching.then(
    () => 'taken',
    ({ name, message }: Error) => `${name}: ${message}`,
  );

describe('the address of a picture', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.9',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '::1',
    '::7f00:1',
    '::a00:1',
    '::127.0.0.1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:10.0.0.1',
    'not an address',
  ])('is not public: %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test.each(['8.8.8.8', '2606:4700::1111'])('is public: %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test.each([
    'https://127.0.0.1/a.jpg',
    'https://[::1]/a.jpg',
    'https://2130706433/a.jpg',
    'https://0x7f.1/a.jpg',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/a.jpg',
  ])('leads into no private network: %s', async (address) => {
    expect(await refusal(fetchPicture(address))).toBe(
      'GoodsFileRefused: The address leads into a private network',
    );
  });

  test.each([
    'http://example.com/a.jpg',
    'file:///etc/passwd',
    'https://example.com:8443/a.jpg',
    'https://user@example.com/a.jpg',
    'no address',
  ])('is https and nothing else: %s', async (address) => {
    expect(await refusal(fetchPicture(address))).toBe(
      'GoodsFileRefused: Pictures come from https addresses only',
    );
  });
});

(hasOpenssl() ? describe : describe.skip)('a picture at an https address', () => {
  const endless = (answer: ServerResponse) => {
    answer.writeHead(200);
    const chunk = Buffer.alloc(1_000_000);
    const more = () => {
      while (answer.write(chunk));
    };
    answer.on('drain', more);
    more();
  };
  const server = createServer((asked, answer) => {
    if (asked.url === '/a.jpg') answer.end('bytes');
    else if (asked.url === '/moved.jpg') answer.writeHead(302, { location: '/a.jpg' }).end();
    else if (asked.url === '/around.jpg') answer.writeHead(302, { location: '/around.jpg' }).end();
    else if (asked.url === '/inside.jpg')
      answer.writeHead(302, { location: 'http://10.0.0.1/' }).end();
    else if (asked.url === '/endless.jpg') endless(answer);
    else answer.writeHead(404).end();
  });
  let tls: Awaited<ReturnType<typeof openTlsProxy>>;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    tls = await openTlsProxy((server.address() as AddressInfo).port);
  });
  afterAll(async () => {
    await tls.close();
    server.closeAllConnections();
    server.close();
  });
  const fetchHere = (path: string) =>
    fetchPicture(`${tls.origin}${path}`, {
      lookup: (_name, _options, answer) => answer(null, [{ address: '127.0.0.1', family: 4 }]),
      isAllowed: ({ protocol }) => protocol === 'https:',
      rejectUnauthorized: false,
    });

  test('is fetched, past a redirect too', async () => {
    expect(Buffer.from(await fetchHere('/a.jpg')).toString()).toBe('bytes');
    expect(Buffer.from(await fetchHere('/moved.jpg')).toString()).toBe('bytes');
  });

  test.each([
    ['/none.jpg', 'No picture is there'],
    ['/around.jpg', 'The address leads on and on'],
    ['/inside.jpg', 'Pictures come from https addresses only'],
    ['/endless.jpg', 'Larger than 20 MB'],
  ])('is refused with a reason: %s', async (path, message) => {
    expect(await refusal(fetchHere(path))).toBe(`GoodsFileRefused: ${message}`);
  });
});
