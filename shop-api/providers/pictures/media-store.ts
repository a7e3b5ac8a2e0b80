/** Keeps the files of pictures: each picture has a folder, under its id. */
export interface MediaStore {
  /** Returns the size in bytes; undefined where there is no such file. */
  sizeOf: (id: string, file: string) => Promise<number | undefined>;
  read: (id: string, file: string) => Promise<Buffer | undefined>;
  /** Adds a file to a picture, or replaces it; it appears whole. */
  put: (id: string, file: string, bytes: Uint8Array) => Promise<void>;
  /** Keeps a new picture: all of its files appear, its record last. */
  publish: (id: string, files: ReadonlyMap<string, Uint8Array>) => Promise<void>;
  /** Returns the files of a picture, by name, with their sizes in bytes. */
  filesOf: (id: string) => Promise<Map<string, number>>;
  ids: () => AsyncIterable<string>;
  /** Removes a picture with all of its files. */
  remove: (id: string) => Promise<void>;
}
