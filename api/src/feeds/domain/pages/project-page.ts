import {
  localizedPath,
  projectPath,
  projectTexts,
  similarProjects,
  type Language,
  type Words,
} from '@consulting/contracts';
import { breadcrumb } from './breadcrumb.ts';
import { postingPage } from './posting-page.ts';
import { jobPostingOfProject } from '../project-posting.ts';
import { shownProject, type Offerer, type PublicProject } from '../public-project.ts';

interface Shown {
  project: PublicProject;
  offerer: Offerer;
  /** Projects among which it finds similar ones to link. */
  others: readonly PublicProject[];
}

/** Where the page is: the public origin, its language and the words of that language. */
interface Place {
  site: string;
  language: Language;
  words: Words;
}

/** Returns the public page of a project. */
export function projectPage(template: string, shown: Shown, { site, language, words }: Place): string {
  const { project, offerer, others } = shown;
  const itself = shownProject(project, offerer);
  const similar = similarProjects(
    itself,
    others.map((each) => shownProject(each)),
  );
  const path = projectPath(project);
  // As with jobs: while somebody can apply, and once for each project.
  const isPosted = project.state === 'open' && project.language === language;
  const page = { site, url: site + localizedPath(language, path), company: offerer.company };
  const posting = isPosted ? jobPostingOfProject(project, page) : null;
  const steps = [
    { name: words['page.home'], path: '/' },
    { name: words['page.projects'], path: '/freelancer' },
    { name: project.title, path },
  ];
  return postingPage(template, { ...projectTexts(itself, similar, words) }, [
    ...(posting ? [posting] : []),
    breadcrumb(steps, site, language),
  ]);
}
