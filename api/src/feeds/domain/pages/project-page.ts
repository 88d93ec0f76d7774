import {
  localizedPath,
  projectPath,
  projectTexts,
  similarProjects,
  type ShownContact,
} from '@consulting/contracts';
import { breadcrumb } from './breadcrumb.ts';
import { postingPage, type Place } from './posting-page.ts';
import { jobPostingOfProject } from '../project-posting.ts';
import { shownProject, type Offerer, type PublicProject } from '../public-project.ts';

interface Shown {
  project: PublicProject;
  offerer: Offerer;
  /** The firm's, for a project of its own. */
  contact?: ShownContact | null;
  /** Projects among which it finds similar ones to link. */
  others: readonly PublicProject[];
}

/** Returns the public page of a project. */
export function projectPage(template: string, shown: Shown, { site, language, words }: Place): string {
  const { project, offerer, contact, others } = shown;
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
  return postingPage(template, { ...projectTexts(itself, similar, words, contact) }, [
    ...(posting ? [posting] : []),
    breadcrumb(steps, site, language),
  ]);
}
