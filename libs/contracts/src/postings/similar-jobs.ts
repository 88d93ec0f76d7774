import { mostSimilar } from './most-similar.ts';

/** A job as its similarity is judged. */
interface Compared {
  _id: string;
  title: string;
}

const wordsOf = ({ title }: Compared): Set<string> =>
  new Set(title.toLowerCase().match(/[\p{L}\d/]{3,}/gu) ?? []);

/**
 * Returns the jobs that share most words of the title with this one, at most three; of equal ones the first. A word counts the
 * less, the more of the jobs have it. Jobs that share none are left out.
 */
export function similarJobs<Job extends Compared>(to: Compared, jobs: readonly Job[]): Job[] {
  const others = jobs.filter(({ _id }) => _id !== to._id).map((job) => ({ job, words: wordsOf(job) }));
  const weights = new Map(
    [...wordsOf(to)].map((word) => [word, 1 / others.filter(({ words }) => words.has(word)).length]),
  );
  return mostSimilar(others, ({ words }) =>
    [...words].reduce((sum, word) => sum + (weights.get(word) ?? 0), 0),
  ).map(({ job }) => job);
}
