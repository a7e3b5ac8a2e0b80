/** A document of an index on a search server. */
export interface SearchDocument {
  id: number;
  /** The fields; undefined: there is no such document any more. */
  fields: object | undefined;
}

/** A document that a search found. */
export interface FoundDocument {
  id: number;
  score: number;
  /** The names of the named parts of the query that it matches. */
  names: string[];
}

/** What a search found: the best documents first. */
export interface FoundDocuments {
  documents: FoundDocument[];
  /** Whether there are more than were asked for. */
  isCut: boolean;
}

/** How an index is made. */
export interface IndexPlan {
  settings: object;
  mappings: object;
}

/**
 * A search server beside the database. Every call has a time limit. When searches fail again and
 * again, none is made for a while: they then fail at once. Writes likewise.
 */
export interface SearchServer {
  /**
   * Finds documents of an index.
   * @param query in the query language of the server
   * @param max the greatest number of documents
   * @throws {SearchServerError}
   */
  find: (index: string, query: object, max: number) => Promise<FoundDocuments>;
  /** @throws {SearchServerError} */
  hasIndex: (index: string) => Promise<boolean>;
  /** @throws {SearchServerError} */
  createIndex: (index: string, plan: IndexPlan) => Promise<void>;
  /**
   * Deletes an index, if it exists.
   * @throws {SearchServerError}
   */
  deleteIndex: (index: string) => Promise<void>;
  /**
   * Stores and deletes documents; searches see them after `refresh`.
   * @param version documents of a greater version stay as they are
   * @throws {SearchServerError} when one of them was not stored
   */
  write: (index: string, documents: readonly SearchDocument[], version: number) => Promise<void>;
  /**
   * Shows searches all that was written.
   * @throws {SearchServerError}
   */
  refresh: (index: string) => Promise<void>;
}

/** The server did not do what it was asked; the cause says why. */
export class SearchServerError extends Error {
  override name = 'SearchServerError';
}
