import type { LongData } from './entries/long-data.ts';
import { PUBLIC_PAGES } from './public-pages.ts';
import {
  adminStep,
  codeStep,
  emptyCode,
  offerInEnrolment,
  recoveryCode,
  withApp,
  withoutApp,
} from './second-factor-screens.ts';
import { press, pressFirst, send, unfoldMenu, type Step } from './steps.ts';
import { beginning } from './looks/texts.ts';

/** A screen of a dashboard. Every new screen of the product is added to this file. */
export interface Screen {
  /** Its path; in the administration the value of `?tab=`. */
  at: string;
  /** Brings the screen into the state to check: opens a dialog or submits an invalid form. */
  then?: Step;
  /** Nothing is at this address. Walks pass such a page between two screens, so this one is a document of its own. */
  isMissing?: boolean;
}

/** Checks everything on the page of the desk. */
const checkAll: Step = (page, say) =>
  page.getByRole('checkbox', { name: say('Check all on this page') }).check();

const rejectAll: Step = async (page, say) => {
  await checkAll(page, say);
  await press('Reject checked')(page, say);
};

export function adminScreens(data: LongData): Screen[] {
  const { mark, job, project, ownProject, consultant, employee, seeker, freelancer, company } = data;
  const { proposed } = data;
  const listed = (tab: string) => ({ at: `${tab}&q=${mark}` });
  const nothing = (tab: string) => ({ at: `${tab}&q=${mark}${'nothing'.repeat(10)}` });
  return [
    { at: 'notifications' },
    { at: 'notifications', then: unfoldMenu },
    { at: 'notifications&days=90' },
    { at: 'nonsense' },
    listed('applications&status=all'),
    listed('applications'),
    nothing('applications'),
    { at: `applications/board&q=${mark}` },
    { at: `applications/board&board=job-${data.job}` },
    { at: `applications/board&q=${mark}`, then: press('Stages') },
    { at: `applications&q=${mark}`, then: rejectAll },
    { at: `applications/applicationid=${data.request}` },
    { at: `applications/applicationid=${data.request}&q=${mark}`, then: press('Select') },
    { at: `applications&q=${mark}`, then: press('Keys') },
    { at: `applications&q=${mark}`, then: press('Filter') },
    { at: `applications&q=${mark}`, then: checkAll },
    { at: `applications/applicationid=${data.request}`, then: send('Offer times', 'Offer times') },
    { at: `applications/applicationid=${data.applications.job}` },
    {
      at: `applications/applicationid=${data.applications.job}`,
      then: send('Offer other times', 'Offer other times'),
    },
    listed('jobs'),
    nothing('jobs'),
    { at: 'jobs/create' },
    { at: 'jobs/create', then: press('Create job') },
    { at: `jobs/jobid=${job}` },
    { at: `jobs/jobid=${job}`, then: press('Delete') },
    { at: `jobs/jobid=${job}/edit` },
    { at: `jobs/jobid=${job}/applicants` },
    { at: `jobs/jobid=${job}/applicants/userid=${seeker.id}` },
    { at: `jobs/jobid=${job}/applicants`, then: pressFirst('Accept') },
    listed('people'),
    listed('freelancers'),
    { at: `freelancers/userid=${freelancer.id}` },
    { at: `freelancers/userid=${freelancer.id}`, then: press('Block') },
    listed('b2b'),
    { at: `b2b/userid=${company.id}` },
    listed('employees'),
    listed('projects'),
    { at: 'projects', then: send('Create New Project', 'Create') },
    { at: `projects/projectid=${project}` },
    { at: `projects/projectid=${ownProject}` },
    { at: `projects/projectid=${ownProject}`, then: press('Edit') },
    { at: `projects/projectid=${ownProject}`, then: press('Delete') },
    { at: `projects/projectid=${project}/applicants` },
    { at: `projects/projectid=${project}/applicants/userid=${freelancer.id}` },
    listed('admin-employees'),
    { at: 'admin-employees/create' },
    { at: 'admin-employees/create', then: press('Save') },
    { at: `admin-employees/employeeid=${employee}` },
    { at: `admin-employees/employeeid=${employee}`, then: press('Edit') },
    { at: `admin-employees/employeeid=${employee}`, then: press('Delete') },
    { at: 'career-site' },
    { at: 'career-site', then: send('Add team member', 'Add') },
    { at: 'career-site', then: pressFirst('Replace portrait') },
    { at: 'career-site', then: pressFirst('Take back consent') },
    { at: 'career-site/steps' },
    { at: 'career-site/benefits' },
    { at: `jobs/jobid=${job}`, then: press('Page of this job') },
    listed('consultants'),
    { at: 'consultants', then: send('Add Consultant', 'Create') },
    { at: `consultants/consultantid=${consultant}` },
    { at: `consultants/consultantid=${consultant}`, then: press('Edit') },
    { at: `consultants/consultantid=${consultant}`, then: press('Delete') },
    { at: `consultants/consultantid=${consultant}/userid=${data.request}` },
    { at: 'proposals' },
    { at: 'proposals&state=expired' },
    { at: `proposals/proposalid=${proposed.proposal}&project=${proposed.project}` },
    { at: `proposals/proposalid=${proposed.proposal}`, then: press('Withdraw') },
    { at: 'proposals/create' },
    { at: `proposals/userid=${freelancer.id}/create/projectid=${proposed.project}` },
    {
      at: `proposals/userid=${freelancer.id}/create/projectid=${proposed.project}`,
      then: press('Ask the person'),
    },
    listed('messages'),
    { at: `messages/userid=${freelancer.id}` },
    { at: `messages/userid=${data.contact}` },
    { at: 'messages&kind=barrier' },
    { at: `people/userid=${freelancer.id}` },
    { at: `people/userid=${freelancer.id}`, then: pressFirst('Reset second factor') },
    { at: 'account' },
    ...withoutApp.map((then) => ({ at: 'account', then })),
  ];
}

/** The public pages that need no test data. */
export const PAGE_SCREENS: Screen[] = PUBLIC_PAGES.filter(({ path }) => !path.includes('{')).map(
  ({ path, missing: isMissing }) => ({ at: path.slice(1), isMissing }),
);

/** Returns the public pages that show user-entered data, or continue after a password. */
export function publicScreens({ mark, job, freelancer }: LongData): Screen[] {
  return [
    { at: `career?q=${mark}` },
    { at: `career/x-${job}` },
    { at: `freelancer?q=${mark}` },
    { at: `freelancer?q=${mark}`, then: pressFirst('View More') },
    { at: '' },
    // Forms that say what is missing.
    { at: 'contact', then: press('Send') },
    { at: 'reset-password', then: press('Change password') },
    { at: 'sign_in?tab=register', then: press('Register') },
    { at: 'sign_in', then: codeStep(freelancer) },
    { at: 'sign_in', then: codeStep(freelancer, emptyCode) },
    { at: 'sign_in', then: codeStep(freelancer, recoveryCode) },
    { at: 'admin_sign_in', then: adminStep('second-factor') },
    { at: 'admin_sign_in', then: adminStep('enrolment') },
    { at: 'admin_sign_in', then: adminStep('enrolment', offerInEnrolment) },
  ];
}

/** Opens the first job that can be applied for, and its application dialog. */
const applyToFirst: Step = async (page, say) => {
  await page.locator('.acc > li:not(:has(.badge)) button.t').first().click();
  await page.getByRole('button', { name: beginning(say('Apply')) }).click();
  await page.getByRole('dialog').waitFor();
};

export function userScreens(data: LongData): Record<'seeker' | 'freelancer' | 'company', Screen[]> {
  const { mark, job, project, ownProject, consultant, employee, applications, proposed } = data;
  const shared: Screen[] = [
    { at: 'dashboard' },
    { at: 'searches' },
    { at: 'searches', then: pressFirst('Rename') },
    { at: 'messages' },
    { at: 'profile' },
    { at: 'account' },
    { at: 'account', then: press('Delete my account') },
  ];
  return {
    seeker: [
      ...shared,
      ...withoutApp.map((then) => ({ at: 'account', then })),
      { at: `jobs?q=${mark}` },
      { at: `jobs?q=${mark}&jobid=${job}` },
      { at: `jobs?q=${mark}`, then: press('Save this search') },
      { at: 'jobs', then: applyToFirst },
      { at: `applications?q=${mark}` },
      { at: `applications?q=${mark}nothing` },
      { at: `applications?applicationId=${applications.job}` },
      { at: `applications?applicationId=${applications.job}`, then: press('Withdraw') },
      {
        at: `applications?applicationId=${applications.job}`,
        then: send('None of these', 'Send the answer'),
      },
      { at: `applications?applicationId=${applications.job}`, then: press('Cancel the appointment') },
    ],
    freelancer: [
      ...shared,
      ...withApp.map((then) => ({ at: 'account', then })),
      { at: `projects?q=${mark}` },
      { at: `projects?q=${mark}nothing` },
      { at: `projects?tab=projects&projectId=${ownProject}` },
      { at: `applications?q=${mark}` },
      { at: `applications?applicationId=${applications.project}` },
      { at: 'proposals' },
      { at: 'proposals', then: pressFirst('Take back') },
    ],
    company: [
      ...shared,
      { at: `projects?q=${mark}` },
      { at: `projects?q=${mark}`, then: send('+ Create New Project', 'Create') },
      { at: `projects?tab=projects&projectId=${project}` },
      { at: `projects?tab=projects&projectId=${project}`, then: press('Edit') },
      { at: `projects?tab=projects&projectId=${project}`, then: press('Delete') },
      { at: `projects?tab=projects&projectId=${project}&view=board` },
      { at: `projects?tab=projects&projectId=${project}&applicationId=${applications.project}` },
      {
        at: `projects?tab=projects&projectId=${project}&applicationId=${applications.project}`,
        then: press('Reject'),
      },
      { at: `projects?tab=projects&projectId=${ownProject}` },
      { at: `projects?tab=projects&projectId=${proposed.project}` },
      {
        at: `projects?tab=projects&projectId=${proposed.project}`,
        then: pressFirst('Open the profile'),
      },
      { at: `applications?q=${mark}` },
      { at: `applications?applicationId=${applications.consultant}` },
      { at: `employees?q=${mark}` },
      { at: 'employees', then: send('Add Employee', 'Save') },
      { at: `employees?employeeId=${employee}` },
      { at: `employees?employeeId=${employee}`, then: press('Edit') },
      { at: `employees?employeeId=${employee}`, then: press('Delete') },
      { at: `consultants?q=${mark}` },
      { at: `consultants?consultantId=${consultant}` },
      { at: `consultants?compare=${consultant}&view=comparison` },
    ],
  };
}
