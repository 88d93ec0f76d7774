import { projectPath, projectTexts, similarProjects, type Language, type Words } from '@consulting/contracts';
import { breadcrumb } from './breadcrumb.ts';
import { postingPage } from './posting-page.ts';
import { shownProject, type PublicProject } from '../public-project.ts';

interface Shown {
  project: PublicProject;
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
export function projectPage(template: string, { project, others }: Shown, { site, language, words }: Place) {
  const shown = shownProject(project);
  const texts = projectTexts(shown, similarProjects(shown, others.map(shownProject)), words);
  const steps = [
    { name: words['page.home'], path: '/' },
    { name: words['page.projects'], path: '/freelancer' },
    { name: project.title, path: projectPath(project) },
  ];
  return postingPage(template, { ...texts }, [breadcrumb(steps, site, language)]);
}
