import { Resolver } from '../../../api/src/platform/egress/resolver.ts';

/** Resolves the names of a test. Several answers are given one after the other, then always the last one. */
export class TestResolver extends Resolver {
  readonly asked: string[] = [];

  constructor(private readonly names: Record<string, string[] | string[][]> = {}) {
    super();
  }

  async addressesOf(name: string): Promise<string[]> {
    const known = this.names[name] ?? [];
    const answers = known.every((each) => typeof each === 'string') ? [known] : known;
    const times = this.asked.filter((each) => each === name).length;
    this.asked.push(name);
    return answers[Math.min(times, answers.length - 1)] ?? [];
  }
}
