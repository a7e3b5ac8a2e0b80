import { describe, expect } from '@jest/globals';
import { edgeTest, withEdge } from '@/__tests__/support/edge';
import { rawAnswer } from '@/__tests__/support/raw-answer';

const edge = withEdge({}, 1, { S3_BUCKET: 'pictures' });
const pathOf = (name: string) => `/media/0123456789abcde${name}/640.avif`;
const CACHING = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  ETag: '"print"',
  Vary: 'Save-Data',
};

describe('a picture that several servers share', () => {
  edgeTest('is asked for once, and then sent by the edge', async () => {
    edge.reply = (_request, answer) => answer.writeHead(200, CACHING).end('picture');
    const url = edge.url + pathOf('1');
    const first = await Promise.all([1, 2, 3].map(() => rawAnswer(url)));
    expect(first.map(({ text }) => text)).toEqual(['picture', 'picture', 'picture']);
    await edge.closeUpstream();
    const copy = await rawAnswer(url);
    expect([copy.status, copy.text]).toEqual([200, 'picture']);
    expect(copy.headers['cache-control']).toBe(CACHING['Cache-Control']);
    const again = await rawAnswer(url, { headers: { 'If-None-Match': '"print"' } });
    expect(again.status).toBe(304);
    await edge.openUpstream();
    expect(edge.asked).toHaveLength(1);
  });

  edgeTest('is asked for again when it was not there, or not just now', async () => {
    const url = edge.url + pathOf('2');
    for (const status of [404, 503]) {
      edge.reply = (_request, answer) => answer.writeHead(status).end();
      expect((await rawAnswer(url)).status).toBe(status);
    }
    edge.reply = (_request, answer) => answer.writeHead(200, CACHING).end('now');
    expect((await rawAnswer(url)).text).toBe('now');
  });

  edgeTest('is smaller to those who save data, also when there is a copy', async () => {
    edge.reply = ({ headers }, answer) =>
      answer.writeHead(200, CACHING).end(headers['save-data'] ?? 'large');
    const url = edge.url + pathOf('3');
    expect((await rawAnswer(url)).text).toBe('large');
    expect((await rawAnswer(url, { headers: { 'Save-Data': 'on' } })).text).toBe('on');
    expect((await rawAnswer(url)).text).toBe('large');
  });
});
