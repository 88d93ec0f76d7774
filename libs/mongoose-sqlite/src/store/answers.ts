/** A longer answer is not kept. */
const LONGEST = 50;
/** For each of two generations; some 200 bytes each. */
const MOST = 10_000;

type Answer = { index: number; version: number; ids: readonly number[] };

/**
 * Which rows an index was found to name lately, by question. An answer holds until an entry of its index is added or
 * removed, so that it is always the last commit's; who reads inside the open transaction neither asks nor tells.
 */
export class Answers {
  #recent = new Map<string, Answer>();
  #older = new Map<string, Answer>();
  /** How many transactions have changed an index. */
  readonly #versions = new Map<number, number>();
  readonly #changed = new Set<number>();

  find(question: string): readonly number[] | undefined {
    const answer = this.#recent.get(question) ?? this.#older.get(question);
    if (!answer || answer.version !== this.#version(answer.index)) return undefined;
    if (!this.#recent.has(question)) this.#keep(question, answer);
    return answer.ids;
  }

  keep(question: string, index: number, ids: readonly number[]): void {
    if (ids.length <= LONGEST) this.#keep(question, { index, version: this.#version(index), ids });
  }

  /** To be called for each entry that the open transaction adds or removes. */
  changed(index: number): void {
    this.#changed.add(index);
  }

  /** The end of a transaction, whichever it was. */
  end(): void {
    for (const index of this.#changed) this.#versions.set(index, this.#version(index) + 1);
    this.#changed.clear();
  }

  #version(index: number): number {
    return this.#versions.get(index) ?? 0;
  }

  // Two generations: what was not asked for during the whole of one goes.
  #keep(question: string, answer: Answer): void {
    if (this.#recent.size >= MOST) {
      this.#older = this.#recent;
      this.#recent = new Map();
    }
    this.#recent.set(question, answer);
  }
}
