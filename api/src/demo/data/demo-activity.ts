import type { ContactKind } from '@consulting/contracts';

const SEEKER = 'jobseeker@demo.example';
const FREELANCER = 'freelancer@demo.example';
const COMPANY = 'b2b@demo.example';

export interface DemoMessage {
  /** The e-mail of the conversation's user. */
  user: string;
  sender: 'user' | 'admin';
  content: string;
  /** Hours before the seeding. */
  hoursAgo: number;
}

export const DEMO_MESSAGES: DemoMessage[] = [
  {
    user: FREELANCER,
    sender: 'user',
    content: 'Good morning! Is the BTP project in Potsdam fully remote, or are there days on site?',
    hoursAgo: 52,
  },
  {
    user: FREELANCER,
    sender: 'admin',
    content:
      'Good morning Timo, two days at the start, after that remote. Shall we send you the project outline?',
    hoursAgo: 49,
  },
  { user: FREELANCER, sender: 'user', content: 'Yes please. I could start in three weeks.', hoursAgo: 48 },
  {
    user: COMPANY,
    sender: 'user',
    content: 'We would like to meet Ms Demir next week. Which days suit her?',
    hoursAgo: 20,
  },
  {
    user: SEEKER,
    sender: 'admin',
    content: 'You have been selected for “SAP Treasury Consultant”. We will call you to agree on a date.',
    hoursAgo: 60,
  },
  {
    user: SEEKER,
    sender: 'admin',
    content: 'Thank you for your CV. A colleague from the finance team will look at it this week.',
    hoursAgo: 30,
  },
  {
    user: 'ines.marquardt@mail.example',
    sender: 'user',
    content: 'My profile is up to date now. I am free from the first of next month.',
    hoursAgo: 9,
  },
];

export interface DemoContactMessage {
  kind: ContactKind;
  name: string;
  email: string;
  message: string;
  hoursAgo: number;
}

export const DEMO_CONTACT_MESSAGES: DemoContactMessage[] = [
  {
    kind: 'contact',
    name: 'Petra Hoffmann',
    email: 'p.hoffmann@armaturen.test',
    message:
      'We run ECC with 300 users and plan the move to S/4HANA for 2028. Could you offer a readiness check of about ten days?',
    hoursAgo: 75,
  },
  {
    kind: 'barrier',
    name: 'Heike Lindner',
    email: 'h.lindner@lesbar.test',
    message:
      'I use the site with the keyboard only, enlarged to 400 %. On the page of a job I did not find the way to your contact person.',
    hoursAgo: 20,
  },
  {
    kind: 'contact',
    name: 'Gregor Stahl',
    email: 'stahl@wasserwerk.test',
    message: 'Do you also offer HANA administration training at our site, for six people?',
    hoursAgo: 14,
  },
];
