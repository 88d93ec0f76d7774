import { EventEmitter } from 'node:events';
import { Readable } from 'node:stream';

import { type Doc } from '../bson/codec.ts';
import { checkOptions, refused } from '../bson/errors.ts';

export interface CursorOptions extends Doc {
  sort?: unknown;
  skip?: number;
  limit?: number;
  projection?: Doc;
  session?: unknown;
}

interface Work {
  load(filter: Doc, options: CursorOptions): Promise<Doc[]>;
  explain(filter: Doc, options: CursorOptions): Promise<Doc>;
  count?(filter: Doc, options: CursorOptions): Promise<number>;
}

/** A cursor whose documents are read at the first need, all of one moment. */
export class Cursor extends EventEmitter {
  closed = false;
  #documents: Doc[] | undefined;
  #at = 0;
  #map: ((doc: Doc) => unknown) | undefined;

  constructor(
    readonly namespace: string,
    private readonly work: Work,
    private wanted: Doc = {},
    private readonly options: CursorOptions = {},
  ) {
    super();
    this.options = { ...options };
  }

  get id() {
    return undefined;
  }
  get killed(): boolean {
    return this.closed;
  }

  async #load(): Promise<Doc[]> {
    if (!this.#documents) {
      checkOptions(this.options);
      this.#documents = await this.work.load(this.wanted, this.options);
    }
    return this.#documents;
  }

  async hasNext(): Promise<boolean> {
    return !this.closed && this.#at < (await this.#load()).length;
  }

  async next(): Promise<unknown> {
    if (!(await this.hasNext())) {
      await this.close();
      return null;
    }
    const doc = this.#documents![this.#at++]!;
    return this.#map ? this.#map(doc) : doc;
  }

  tryNext(): Promise<unknown> {
    return this.next();
  }

  async toArray(): Promise<unknown[]> {
    const all: unknown[] = [];
    for await (const doc of this) all.push(doc);
    return all;
  }

  async forEach(visit: (doc: unknown) => unknown): Promise<void> {
    for await (const doc of this) if (visit(doc) === false) break;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<unknown> {
    try {
      while (await this.hasNext()) yield await this.next();
    } finally {
      await this.close();
    }
  }

  stream(): Readable {
    return Readable.from(this);
  }

  async close(): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    this.emit('close');
  }

  rewind(): void {
    this.#documents = undefined;
    this.#at = 0;
    this.closed = false;
  }

  clone(): Cursor {
    return new Cursor(this.namespace, this.work, this.wanted, this.options);
  }

  map(change: (doc: unknown) => unknown): this {
    const before = this.#map;
    this.#map = before ? (doc) => change(before(doc)) : change;
    return this;
  }

  bufferedCount(): number {
    return this.#documents ? this.#documents.length - this.#at : 0;
  }

  explain(): Promise<Doc> {
    return this.work.explain(this.wanted, this.options);
  }

  count(): Promise<number> {
    if (!this.work.count) throw refused('count on this cursor');
    return this.work.count(this.wanted, this.options);
  }

  filter(filter: Doc): this {
    this.wanted = filter;
    return this;
  }
  sort(sort: unknown, direction?: unknown): this {
    return this.#set(
      'sort',
      typeof sort === 'string' && direction !== undefined ? { [sort]: direction } : sort,
    );
  }
  skip(skip: number): this {
    return this.#set('skip', skip);
  }
  limit(limit: number): this {
    return this.#set('limit', limit);
  }
  project(projection: Doc): this {
    return this.#set('projection', projection);
  }
  collation(collation: unknown): this {
    return this.#set('collation', collation);
  }
  hint(hint: unknown): this {
    return this.#set('hint', hint);
  }
  addCursorFlag(flag: string, value: boolean): this {
    return this.#set(flag, value);
  }

  // What only tunes a server.
  batchSize = (): this => this;
  maxTimeMS = (): this => this;
  comment = (): this => this;
  allowDiskUse = (): this => this;
  withReadPreference = (): this => this;
  withReadConcern = (): this => this;

  #set(name: string, value: unknown): this {
    this.options[name] = value;
    return this;
  }
}
