import { COMPANY, type ContractType } from '@consulting/contracts';
import type { JobPosting, WithContext } from 'schema-dts';
import { paragraphs } from '../../shared/texts/markup.ts';
import { commonData, organization, placeOf, type Posted } from './posting-data.ts';

/** The facts of a project that its structured data need. */
export interface PostedProject extends Posted {
  description: string;
  contract_type: ContractType | null;
  /** The company that offers it; null when the firm does. */
  b2bId: string | null;
  /** Whether its page names that company. */
  show_company: boolean;
}

interface Page {
  /** The public origin without a trailing slash. */
  site: string;
  /** The address of the project's page in its own language. */
  url: string;
  /** The name of the company that offers it; '' for the firm's, and where the company has not given one. */
  company: string;
}

/** A contract for work is no job. */
const EMPLOYMENT: Partial<Record<ContractType, string>> = {
  freelance: 'CONTRACTOR',
  'temporary-employment': 'TEMPORARY',
};

/**
 * Returns an open project as structured data for search engines (schema.org JobPosting), for its page in its own
 * language. Null when that page does not say who hires, under which contract, or where.
 */
export function jobPostingOfProject(project: PostedProject, page: Page): WithContext<JobPosting> | null {
  const employmentType = project.contract_type && EMPLOYMENT[project.contract_type];
  const hires = hiring(project, page.company);
  const place = placeOf(project);
  if (!employmentType || !hires || !place) return null;
  return {
    '@context': 'https://schema.org',
    ...commonData(project),
    description: paragraphs(project.description),
    employmentType,
    hiringOrganization: organization(hires, page.site),
    ...place,
    url: page.url,
  };
}

/** Returns who hires: the firm, or a company that shows its name; otherwise ''. */
function hiring({ b2bId, show_company }: PostedProject, company: string): string {
  if (b2bId === null) return COMPANY.name;
  return show_company ? company : '';
}
