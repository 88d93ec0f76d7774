import { Recent } from './lru-cache.ts';

/** A longer answer is not kept. */
const LONGEST = 50;
/** Some 200 bytes each. */
const MOST = 20_000;

type Answer = { index: number; version: number; ids: readonly number[] };

/**
 * Which rows an index was found to name lately, by question. An answer holds until an entry of its index is added or
 * removed, so that it is always the last commit's; who reads inside the open transaction neither asks nor tells.
 */
export class Answers {
  readonly #answers = new Recent<string, Answer>(MOST / 2);
  /** How many transactions have changed an index. */
  readonly #versions = new Map<number, number>();
  readonly #changed = new Set<number>();

  find(question: string): readonly number[] | undefined {
    const answer = this.#answers.get(question);
    return answer && answer.version === this.#version(answer.index) ? answer.ids : undefined;
  }

  keep(question: string, index: number, ids: readonly number[]): void {
    if (ids.length <= LONGEST) this.#answers.set(question, { index, version: this.#version(index), ids });
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
}
