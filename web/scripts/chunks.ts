// Which modules travel together. A chunk is a request, and the headers of its answer are larger than most modules that pages
// share: without groups, the dashboard took 54 requests and a quarter more bytes, the start page 15 instead of 10.
import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;
type Graph = Parameters<Extract<Group['name'], (...args: never) => unknown>>[1];

const SIGN_IN = /[\\/]web[\\/]src[\\/]features[\\/]sign-in[\\/]/;
const BEHIND_SIGN_IN =
  /[\\/]web[\\/]src[\\/](features[\\/](admin|dashboard|applications|appointments|proposals|shared-skills)[\\/]|app[\\/]session-dialogs[\\/]|features[\\/]saved-searches[\\/]save-search-dialog)/;
/** Only screens behind the sign-in need them, but the index of the contracts, which every page needs, names them. */
const OF_CONTRACTS =
  /[\\/](country-codes|time-in-zone|applications[\\/](appointments|proposals|stages))\.ts$/;

/** Returns the modules that are loaded on demand (pages, sections, dialogs) and need a module. */
function loadersOf(id: string, graph: Graph): string[] {
  const needing = new Set([id]);
  const loaders: string[] = [];
  for (const each of needing) {
    const info = graph.getModuleInfo(each);
    if (info === null) continue;
    if (info.isEntry || info.dynamicImporters.length > 0) loaders.push(each);
    for (const importer of info.importers) needing.add(importer);
  }
  return loaders;
}

/** Returns the chunk of a module that several pages need, but no public one; null for all others. */
function fromSignInOn(id: string, graph: Graph): string | null {
  if (OF_CONTRACTS.test(id)) return 'inside';
  const loaders = loadersOf(id, graph);
  if (loaders.length < 2) return null;
  if (!loaders.every((each) => SIGN_IN.test(each) || BEHIND_SIGN_IN.test(each))) return null;
  return loaders.some((each) => SIGN_IN.test(each)) ? 'sign-in' : 'inside';
}

export const CHUNKS: Group[] = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|swr|dequal|use-sync-external-store)[\\/]/,
    priority: 3,
  },
  // What the pages of jobs and projects alone need, and their texts, which sections behind the sign-in need, too.
  {
    name: 'posting',
    test: /src[\\/](shared[\\/]posting[\\/](page[\\/]|posting-page)|features[\\/]applications[\\/]guest)|[\\/]pdf-(?:input|problem|start|messages)\.|[\\/]use-form-traces\./,
    minShareCount: 2,
    includeDependenciesRecursively: false,
    priority: 3,
  },
  {
    name: 'posting-texts',
    test: /contracts[\\/].*[\\/](job-texts|project-texts|page-marks|people-texts|telephone|listed-text|similar-jobs|similar-projects|most-similar|career-site)\./,
    minShareCount: 2,
    includeDependenciesRecursively: false,
    priority: 3,
  },
  // Amounts as people type them, in the filters of the public lists and in forms.
  {
    name: 'amounts',
    test: /contracts[\\/].*[\\/]texts[\\/]amount\.|shared[\\/]posting[\\/]amounts\./,
    includeDependenciesRecursively: false,
    priority: 3,
  },
  // Days, which the start page does not show.
  {
    name: 'days',
    test: /contracts[\\/].*[\\/]texts[\\/]berlin-day\.|ui[\\/]display[\\/]dates\.|ui[\\/]form[\\/]date[\\/]/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
    priority: 3,
  },
  // What applicants are told, which only pages behind the sign-in show.
  {
    name: 'news',
    test: /contracts[\\/].*[\\/](application-texts|news-words)\./,
    includeDependenciesRecursively: false,
    priority: 3,
  },
  // What the public lists and sections behind the sign-in need, but no other public page.
  {
    name: 'saved-searches',
    test: /features[\\/]saved-searches[\\/]/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
    priority: 3,
  },
  // Of consultants, whom no public page opens with, and of sections behind the sign-in.
  {
    name: 'availability',
    test: /[\\/]accounts[\\/]availability\.|[\\/]shared[\\/]availability[\\/]availability-text\./,
    includeDependenciesRecursively: false,
    priority: 3,
  },
  // What most pages need. Matched by path: keep it true when one of them moves. Icons of `inside-icons.ts` are none of it.
  {
    name: 'shared',
    test: /src[\\/]shared[\\/](api[\\/](?!whole-lists)|illustrations[\\/]buffer-stop|ui[\\/]\w+[\\/](blocks|icons|button|fields|badge|paging|loaded|notice\.|seo|built-in-markup|data-block|go-link|register-link|illustration|use-(?!api-form)))|libs[\\/]contracts(?!.*(?:country-codes|time-in-zone|appointments|applications[\\/]proposals|stages|posting-check))|@tabler(?!.*Icon(?:Arrow(?:Down|Left|Up)|Send)\.)/,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: fromSignInOn,
    debugName: 'from the sign-in on',
    // The rest of what such a module needs belongs to public pages.
    includeDependenciesRecursively: false,
    priority: 1,
  },
  // Small modules of public pages. The texts and pictures of single pages are no business of the others.
  {
    name: 'small',
    test: /[\\/]web[\\/]src[\\/](?!features[\\/](services|legal|home|saved-searches|shared-skills)[\\/]).*\.tsx?$/,
    minShareCount: 2,
    maxModuleSize: 1500,
    priority: 0,
  },
];
