export interface StoredObject {
  bytes: Buffer;
  etag: string;
  storedAt: Date;
  /** What is sent with it: its type, and how it may be cached. */
  headers: Record<string, string>;
}

const MAX_KEYS = 1_000;

/** Answers ListObjectsV2: keys in the order of their bytes, by pages, folders once. */
export function listObjects(
  objects: ReadonlyMap<string, StoredObject>,
  asked: URLSearchParams,
): string {
  const prefix = asked.get('prefix') ?? '';
  const delimiter = asked.get('delimiter') ?? '';
  const from = Buffer.from(asked.get('continuation-token') ?? '', 'base64url').toString();
  const groups = new Map<string, StoredObject | undefined>();
  for (const key of [...objects.keys()].sort(byBytes)) {
    if (!key.startsWith(prefix)) continue;
    const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1;
    const name = end === -1 ? key : key.slice(0, end + delimiter.length);
    if (name > from) groups.set(name, end === -1 ? objects.get(key) : undefined);
  }
  const names = [...groups.keys()].slice(0, MAX_KEYS);
  const isCut = names.length < groups.size;
  const token = Buffer.from(names.at(-1) ?? '').toString('base64url');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">',
    `<Prefix>${escaped(prefix)}</Prefix><KeyCount>${names.length}</KeyCount>`,
    `<MaxKeys>${MAX_KEYS}</MaxKeys><IsTruncated>${isCut}</IsTruncated>`,
    isCut ? `<NextContinuationToken>${token}</NextContinuationToken>` : '',
    ...names.map((name) => entryOf(name, groups.get(name))),
    '</ListBucketResult>',
  ].join('');
}

function entryOf(name: string, object: StoredObject | undefined): string {
  if (!object) return `<CommonPrefixes><Prefix>${escaped(name)}</Prefix></CommonPrefixes>`;
  const { etag, storedAt, bytes } = object;
  return `<Contents><Key>${escaped(name)}</Key><LastModified>${storedAt.toISOString()}</LastModified><ETag>${escaped(etag)}</ETag><Size>${bytes.length}</Size><StorageClass>STANDARD</StorageClass></Contents>`;
}

function byBytes(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other));
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
