import { mostSimilar } from './most-similar.ts';

/** A project as its similarity is judged. */
interface Compared {
  _id: string;
  category: readonly string[];
  technologies: readonly string[];
}

/** Projects among which similar ones are looked for: the newest of a project's first category. */
export const SIMILAR_AMONG = 30;

const folded = (words: readonly string[]) => new Set(words.map((word) => word.toLowerCase()));

/**
 * Returns the projects that share most technologies and categories with this one, at most three; of equal ones the first.
 * Projects that share nothing are left out.
 */
export function similarProjects<Project extends Compared>(
  to: Compared,
  projects: readonly Project[],
): Project[] {
  const [technologies, categories] = [folded(to.technologies), folded(to.category)];
  const shared = ({ technologies: used, category }: Project): number =>
    [...folded(used)].filter((word) => technologies.has(word)).length +
    [...folded(category)].filter((word) => categories.has(word)).length;
  return mostSimilar(
    projects.filter(({ _id }) => _id !== to._id),
    shared,
  );
}
