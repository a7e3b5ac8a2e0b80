import { describe, expect, test } from '@jest/globals';
import { asDesk } from '@/__tests__/support/desk-call';
import { onEachApp } from '@/__tests__/support/test-app';

const TEXT = { author: 'Desk', content: '<p>Neem is bitter.</p>' };

onEachApp((app) => {
  const ask = asDesk(app);
  const add = async (fields: object) => (await ask('POST /staff/posts/', { fields })).body;
  const read = async (id: number) => (await ask(`GET /staff/posts/${id}/`)).body;
  const statusOf = async (id: number) => (await app.call(`GET /blogs/${id}/`)).status;
  const listed = async (): Promise<number[]> =>
    (await app.call('GET /blogs/')).body.blogs.map(({ id }: { id: number }) => id);
  const atHome = async (): Promise<number[]> =>
    (await app.call('GET /home/blogs/')).body.data.map(({ id }: { id: number }) => id);

  describe('a draft', () => {
    test('is nowhere until it is published, and then everywhere', async () => {
      const { id, version } = await add({ ...TEXT, title: 'A draft' });
      expect(await statusOf(id)).toBe(404);
      expect([...(await listed()), ...(await atHome())]).not.toContain(id);
      app.notices.length = 0;
      const published = await ask(`POST /staff/posts/${id}/publish/`, { version });
      expect(published.status).toBe(200);
      expect(app.notices).toEqual([`blog:${id}`, 'blogs', 'home']);
      expect(await statusOf(id)).toBe(200);
      expect((await listed())[0]).toBe(id);
      expect((await atHome())[0]).toBe(id);
      const { body } = await app.call(`GET /blogs/${id}/`);
      expect(body.blogData).toMatchObject({ meta_title: 'A draft', meta_description: 'A draft' });
      const withdrawn = { version: published.body.version };
      await ask(`POST /staff/posts/${id}/withdraw/`, withdrawn);
      expect(await statusOf(id)).toBe(404);
      expect(await listed()).not.toContain(id);
    });

    test('that is published late is news of that day', async () => {
      const { id, version } = await add({
        ...TEXT,
        title: 'Written last year',
        published_at: '2025-11-20T00:00:00Z',
      });
      await ask(`POST /staff/posts/${id}/publish/`, { version });
      expect((await read(id)).data.published_at).toBe(app.clock.now().toISOString());
    });
  });

  test('a scheduled post is hidden until its moment, and keeps it when published', async () => {
    const published_at = new Date(app.clock.now().getTime() + 3_600_000).toISOString();
    const { id, version } = await add({ ...TEXT, title: 'Tomorrow', published_at });
    await ask(`POST /staff/posts/${id}/publish/`, { version });
    expect((await read(id)).data).toMatchObject({ is_published: true, published_at });
    expect(await statusOf(id)).toBe(404);
    const { body } = await ask('GET /staff/posts/?state=scheduled');
    expect(body.data).toMatchObject([{ id, state: 'scheduled' }]);
  });

  test('a saved post keeps all it was given, in every language', async () => {
    const fields = {
      ...TEXT,
      title: 'Roast dates again',
      slug: 'roast-dates-again',
      excerpt: 'Look at the day',
      translations: { hi: { title: 'भूनने की तारीख़', content: '<p>तारीख़ देखें।</p>' } },
      picture_id: null,
      category_id: 404,
      meta_title: 'Roast dates',
      meta_description: 'How to read them',
      is_published: true,
      published_at: '2026-11-01T00:00:00.000Z',
    };
    const { id } = await add(fields);
    expect((await read(id)).data).toEqual(fields);
    expect((await ask('GET /staff/posts/?q=dates again')).body.data).toMatchObject([
      { id, state: 'published', languages: ['en', 'hi'] },
    ]);
    expect((await ask('GET /staff/posts/?language=hi&q=dates again')).body.total_count).toBe(1);
    expect((await ask('GET /staff/posts/?language=gu&q=dates again')).body.total_count).toBe(0);
  });

  test('an earlier text is brought back with one save', async () => {
    const { id, version } = await add({ ...TEXT, title: 'First words' });
    const first = await read(id);
    const fields = { ...first.data, title: 'Second words', content: '<p>Other.</p>' };
    const { body: second } = await ask(`PUT /staff/posts/${id}/`, { version, fields });
    const { body: earlier } = await ask(`GET /staff/trail/post/${id}/${version}/`);
    expect(earlier.data).toEqual(first.data);
    await ask(`PUT /staff/posts/${id}/`, { version: second.version, fields: earlier.data });
    expect((await read(id)).data).toEqual(first.data);
  });

  test('scripts and styles are not stored, and the answer says so', async () => {
    const content = '<p style="color:red">Neem</p><script>steal()</script>';
    const { id, message } = await add({ ...TEXT, title: 'With a script', content });
    expect(message).toBe('Text is saved without style of <p>, <script>, which pages do not show.');
    expect((await read(id)).data.content).toBe('<p>Neem</p>');
  });

  test('two people on one post: the second is shown what the first saved', async () => {
    const { id, version } = await add({ ...TEXT, title: 'Of two' });
    const save = (title: string) =>
      ask(`PUT /staff/posts/${id}/`, { version, fields: { ...TEXT, title } });
    expect((await save('Of the first')).status).toBe(200);
    expect(await save('Of the second')).toMatchObject({
      status: 409,
      body: { reason: 'changed_meanwhile', details: { current: { title: 'Of the first' } } },
    });
  });

  test('a removed post is gone, and the trail keeps it', async () => {
    const { id, version } = await add({ ...TEXT, title: 'Going', is_published: true });
    await ask(`DELETE /staff/posts/${id}/?version=${version}`);
    expect(await statusOf(id)).toBe(404);
    const { body } = await ask(`GET /staff/trail/post/${id}/`);
    expect(body.data[0]).toMatchObject({ action: 'removed', before: { title: 'Going' } });
  });

  test.each([
    [{ title: '' }, 'title', 'Title is required'],
    [{ title: 'x'.repeat(201) }, 'title', 'Title must be at most 200 characters'],
    [{ content: 'x'.repeat(100_001) }, 'content', 'Text must be at most 100000 characters'],
    [{ slug: 'how-to-read-a-roast-date' }, 'slug', 'Slug is used already'],
    [{ slug: 'Not Good' }, 'slug', 'Slug must be small letters and digits, joined by hyphens'],
    [{ title: '!!' }, 'slug', 'Slug is required'],
    [{ published_at: 'tomorrow' }, 'published_at', 'Visible from must be a day and a time'],
    [{ published_at: '2026-11-21' }, 'published_at', 'Visible from must be a day and a time'],
    [{ picture_id: 'nothing' }, 'picture_id', 'Picture does not exist'],
    [{ category_id: 999_999 }, 'category_id', 'Category does not exist'],
    [{ is_published: 'yes' }, 'is_published', expect.anything()],
    [
      { translations: { hi: { title: 'नीम' } } },
      'translations.hi.content',
      'Text in Hindi is required',
    ],
  ])('bad input %j is refused beside its field', async (wrong, field, message) => {
    const fields = { ...TEXT, title: `Refused ${Math.random()}`, ...wrong };
    const answer = await ask('POST /staff/posts/', { fields });
    expect([answer.status, answer.body.errors?.[field]]).toEqual([422, [message]]);
  });
});
