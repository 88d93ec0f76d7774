import { DEFAULT_LANGUAGE, jobMark, jobTexts, WORDS, type Language, type Words } from '@consulting/contracts';
import { jobBreadcrumb, jobPosting } from './job-posting.ts';
import { escapeMarkup, jsonInScript } from './markup.ts';
import type { PublicJob } from './public-job.ts';

/**
 * Returns the public page of a job: the template with each `__JOB_…__` replaced by the job's text, escaped for its
 * place, and with the data that the client continues from. One pass, so a text that looks like a placeholder stays
 * text. `site` is the public origin; the addresses in the structured data are those of the page's language.
 */
export function jobPage(
  template: string,
  job: PublicJob,
  site: string,
  language = DEFAULT_LANGUAGE,
  words: Words = WORDS,
): string {
  const texts = jobTexts({ ...job, _id: job.id, createdAt: job.createdAt.toISOString() }, words);
  const marks = new Map(Object.entries(texts).map(([field, text]) => [jobMark(field), escapeMarkup(text)]));
  return template.replace(
    /"__JOB_(DATA|JSONLD)__"|__JOB_[A-Z]+(?:_[A-Z]+)*__/g,
    (mark, json: string | undefined) => {
      if (json === 'DATA') return jsonInScript(texts);
      if (json === 'JSONLD') return jsonInScript(structuredData(job, site, language, words));
      return marks.get(mark) ?? mark;
    },
  );
}

/**
 * Includes the position for search engines only while somebody can apply, and only on the page in the job's own
 * language: otherwise there would be two postings with one identifier.
 */
function structuredData(job: PublicJob, site: string, language: Language, words: Words): object[] {
  return [
    ...(job.state === 'open' && job.language === language ? [jobPosting(job, site)] : []),
    jobBreadcrumb(job, site, language, words),
  ];
}
