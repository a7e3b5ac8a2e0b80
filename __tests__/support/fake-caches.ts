/** The Cache API in memory, as far as the service worker and the offline page use it. */
export class FakeCaches {
  readonly #caches = new Map<string, FakeCache>();

  async open(name: string): Promise<FakeCache> {
    const cache = this.#caches.get(name) ?? new FakeCache();
    this.#caches.set(name, cache);
    return cache;
  }

  async keys(): Promise<string[]> {
    return [...this.#caches.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.#caches.delete(name);
  }

  async match(path: string): Promise<Response | undefined> {
    for (const cache of this.#caches.values()) {
      const answer = await cache.match(path);
      if (answer) return answer;
    }
    return undefined;
  }
}

class FakeCache {
  readonly #texts = new Map<string, string>();

  async put(path: string, answer: Response): Promise<void> {
    this.#texts.set(path, await answer.text());
  }

  async match(path: string): Promise<Response | undefined> {
    const text = this.#texts.get(path);
    return text === undefined ? undefined : new Response(text);
  }

  async keys(): Promise<{ url: string }[]> {
    return [...this.#texts.keys()].map((path) => ({ url: `https://shop.in${path}` }));
  }
}
