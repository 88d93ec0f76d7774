import { DEFAULT_LANGUAGE } from '../languages.ts';
import { dayInBerlin } from '../texts/berlin-day.ts';
import { longDate } from '../texts/dates.ts';
import { WORDS, type Words } from '../texts/words.ts';
import type { ShownContact } from './career-site.ts';
import { listedText } from './listed-text.ts';
import { eachMark, lineForSearch, placeholders } from './page-marks.ts';
import { CONTACT_TEXTS, contactTexts, type ContactTexts } from './people-texts.ts';
import { projectPath, slugAndId } from './posting-paths.ts';
import { contractText, postingTexts } from './posting-texts.ts';
import type { ContractType, PostingState, SaidTerms } from './postings.ts';

const TEXTS_OF_PAGE = [
  ...(['company', 'contract', 'permit'] as const),
  ...([
    'title',
    'description',
    'descriptionEnd',
    'category',
    'start',
    'location',
    'duration',
    'workload',
  ] as const),
  // The terms by name: a module that pages load on demand must not need another chunk's constants at its start.
  ...(['employment', 'workplace', 'salary'] as const),
  'closing',
  ...(['_id', 'path', 'date', 'meta', 'state', 'notice', 'language'] as const),
] as const;

const TEXTS_OF_SIMILAR = ['path', 'title', 'facts', 'language'] as const;

/** The texts of a link to another project. `path` is `{slug}-{id}`, `facts` place, duration and start in a line. */
type SimilarTexts = Record<(typeof TEXTS_OF_SIMILAR)[number], string>;

/**
 * The texts of a project's public page (`JobTexts` explains them). `company` is who offers it, `contract` the type of
 * contract and its meaning, `start` a long date; `category` joins several. Missing facts are empty.
 */
export interface ProjectTexts extends Record<(typeof TEXTS_OF_PAGE)[number], string>, ContactTexts {
  tasks: { line: string }[];
  technologies: { name: string }[];
  similar: SimilarTexts[];
}

/** A project as in API responses. */
export interface ShownProject extends SaidTerms {
  _id: string;
  title: string;
  description: string;
  technologies: readonly string[];
  category: readonly string[];
  start_date: string | null;
  location: string;
  duration: string;
  workload: string;
  contract_type: ContractType | null;
  /** Empty with other contracts than temporary employment. */
  aueg_permit: string;
  /** Missing or empty where a company has not chosen to be named. */
  companyName?: string;
  createdAt: string;
  state: PostingState;
  closes_at?: string | null;
}

const NOTICES: Partial<Record<PostingState, keyof Words>> = {
  paused: 'project.paused',
  closed: 'project.closed',
};

const startOf = ({ start_date }: ShownProject, words: Words): string =>
  start_date ? longDate(start_date, words) : '';
const pathOf = ({ _id, title }: ShownProject): string => slugAndId(projectPath({ id: _id, title }));

/** Returns the texts of a project's page with links to `similar` ones; `contact`: the firm's, where the project is its own. */
export function projectTexts(
  project: ShownProject,
  similar: readonly ShownProject[],
  words: Words = WORDS,
  contact: ShownContact | null = null,
): ProjectTexts {
  const { _id, title, location, duration, workload, state, language } = project;
  const { text: description, items, after } = listedText(project.description);
  const notice = NOTICES[state];
  return {
    ...{ _id, title, description, location, duration, workload, state },
    ...postingTexts(project, words),
    ...contactTexts(contact),
    tasks: items.map((line) => ({ line })),
    descriptionEnd: after,
    company: project.companyName ?? '',
    contract: contractText(project.contract_type, words),
    permit: project.contract_type === 'temporary-employment' ? project.aueg_permit : '',
    category: project.category.join(', '),
    start: startOf(project, words),
    path: pathOf(project),
    date: longDate(dayInBerlin(new Date(project.createdAt)), words),
    meta: lineForSearch(project.description),
    notice: notice ? words[notice] : '',
    language: language ?? DEFAULT_LANGUAGE,
    technologies: project.technologies.map((name) => ({ name })),
    similar: similar.map((each) => ({
      path: pathOf(each),
      title: each.title,
      facts: [each.location, each.duration, startOf(each, words)].filter(Boolean).join(', '),
      language: each.language ?? DEFAULT_LANGUAGE,
    })),
  };
}

/** The placeholders of the template in the place of a project's texts. */
export const PROJECT_PLACEHOLDERS: ProjectTexts = {
  ...placeholders([...TEXTS_OF_PAGE, ...CONTACT_TEXTS]),
  tasks: [placeholders(['line'], eachMark)],
  technologies: [placeholders(['name'], eachMark)],
  similar: [placeholders(TEXTS_OF_SIMILAR, eachMark)],
};
