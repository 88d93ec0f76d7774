import mongoose from 'mongoose';

export type Doc = Record<string, unknown>;
const { ObjectId } = mongoose.mongo;

const IDS = [1, 2, 3].map((n) => new ObjectId(String(n).padStart(24, 'a')));
const SCALARS = [
  'a',
  'b',
  'Ab',
  '',
  '10',
  0,
  1,
  2,
  1.5,
  -1,
  10,
  true,
  false,
  null,
  ...IDS,
  new Date(0),
  new Date(1e12),
];
const PATHS = ['a', 'b', 'c', 'n.x', 'n.y', 't', 'i.k', 'i.v', 't.0', 'q'];
const KEYS = ['a', 'b', 'c', 'n.x', 't', 'i.k'];

/** Generates random documents, filters, sorts and updates from one seed. */
export class Generator {
  #state: number;

  /** `careful` avoids what mongo-java-server answers unlike MongoDB: negations, empty arrays and nulls. */
  constructor(
    seed: number,
    private readonly careful: boolean,
  ) {
    this.#state = seed >>> 0;
  }

  // mulberry32
  #next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }

  below(n: number): number {
    return Math.floor(this.#next() * n);
  }
  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }
  #some<T>(most: number, make: () => T): T[] {
    return Array.from({ length: this.careful ? 1 + this.below(most) : this.below(most + 1) }, make);
  }
  #scalar = () => this.pick(this.careful ? SCALARS.filter((one) => one !== null) : SCALARS);

  documents(count: number): Doc[] {
    return Array.from({ length: count }, (_, _id) => {
      const doc: Doc = { _id };
      for (const key of ['a', 'b', 'c']) if (this.below(4)) doc[key] = this.#scalar();
      if (this.below(3)) doc.n = { x: this.#scalar(), ...(this.below(2) ? { y: this.#scalar() } : {}) };
      if (this.below(3)) doc.t = this.#some(3, this.#scalar);
      if (this.below(3)) doc.i = this.#some(3, () => ({ k: this.#scalar(), v: this.below(5) }));
      return doc;
    });
  }

  #condition(): unknown {
    const value = this.#scalar();
    const some = () => [this.#scalar(), this.#scalar()];
    const ordered = value ?? 1;
    const conditions: unknown[] = [
      value,
      value,
      { $ne: value },
      { $in: some() },
      { $nin: some() },
      { $gt: ordered },
    ];
    conditions.push(
      { $gte: ordered },
      { $lt: ordered },
      { $gte: ordered, $lt: this.#scalar() ?? 2 },
      { $exists: this.below(2) === 1 },
    );
    conditions.push(
      { $type: this.pick(['string', 'number', 'array', 'null', 'objectId']) },
      { $size: this.below(3) },
      { $not: { $gt: ordered } },
      /b$/i,
      { $all: some() },
      { $mod: [2, 1] },
      { $elemMatch: { $gt: ordered } },
      { $elemMatch: { v: { $gte: this.below(5) } } },
    );
    return this.pick(
      this.careful ? [value, { $in: some() }, { $gt: ordered }, { $lte: ordered }] : conditions,
    );
  }

  filter(depth = 0): Doc {
    const filter: Doc = {};
    for (let i = 0; i <= this.below(2); i++) filter[this.pick(PATHS)] = this.#condition();
    if (depth < 2 && !this.below(4))
      filter[this.pick(this.careful ? ['$or', '$and'] : ['$or', '$and', '$nor'])] = [
        this.filter(depth + 1),
        this.filter(depth + 1),
      ];
    return filter;
  }

  sort(): Record<string, 1 | -1> {
    const keys = this.careful ? ['a', 'b', 'c', 'n.x'] : KEYS;
    return Object.fromEntries(this.#some(2, () => [this.pick(keys), this.pick([1, -1] as const)]));
  }

  indexKeys(): Record<string, 1 | -1>[] {
    const single = this.#some(3, () => ({ [this.pick(KEYS)]: this.pick([1, -1] as const) }));
    const pair = (): Record<string, 1 | -1> => ({
      [this.pick(['a', 'b'])]: this.pick([1, -1] as const),
      [this.pick(KEYS.slice(2))]: this.pick([1, -1] as const),
    });
    const unique = new Map([...single, pair(), pair()].map((key) => [JSON.stringify(key), key]));
    return [...unique.values()];
  }

  update(): Doc {
    const value = this.#scalar();
    const path = this.pick(['a', 'n.x', 'fresh', 'n.deep.er', 't.1']);
    const updates: Doc[] = [
      { $set: { [path]: value } },
      { $unset: { [path]: '' } },
      { $inc: { a: 1, q: 2 } },
      { $mul: { b: 2 } },
    ];
    updates.push(
      { $min: { a: value } },
      { $max: { b: value } },
      { $push: { t: value } },
      { $addToSet: { t: value } },
      { $pull: { t: value } },
    );
    updates.push(
      { $push: { t: { $each: [value, 1] } } },
      { $pullAll: { t: [value] } },
      { $set: { 'i.$[].v': 7 } },
      { $pull: { i: { v: { $gte: 2 } } } },
      { $set: { c: value }, $unset: { b: 1 } },
    );
    return this.pick(updates);
  }
}
