import { longDate } from './dates.ts';
import { jobPath } from './job-path.ts';
import { preview } from './lists.ts';

/** What the public page of a job shows; the server writes it into the prerendered template, the client shows the same. */
export interface JobTexts {
  _id: string;
  /** `{slug}-{id}` */
  path: string;
  title: string;
  company: string;
  location: string;
  qualification: string;
  introduction: string;
  description: string;
  /** Long US date of the posting, UTC. */
  date: string;
  /** One line for search engines. */
  meta: string;
}

interface TextsOf {
  _id: string;
  title: string;
  company: string;
  location?: string;
  qualification?: string;
  introduction?: string;
  description: string;
  /** ISO 8601. */
  createdAt: string;
}

export function jobTexts(job: TextsOf): JobTexts {
  return {
    _id: job._id,
    path: jobPath({ id: job._id, title: job.title }).slice('/career/'.length),
    title: job.title,
    company: job.company,
    location: job.location ?? '',
    qualification: job.qualification || 'Not specified',
    introduction: job.introduction ?? '',
    description: job.description,
    date: longDate(job.createdAt),
    meta: preview((job.introduction || job.description).replace(/\s+/g, ' ').trim(), 155),
  };
}
