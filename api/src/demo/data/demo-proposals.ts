import type { ProposalLookKind, ProposedProfile } from '@consulting/contracts';

export interface DemoProposal {
  reference: string;
  /** The email address of the freelancer. */
  person: string;
  /** The title of a project of a company. */
  project: string;
  /** The company's name, where its project shows it. */
  company: string;
  askedHoursAgo: number;
  profile: ProposedProfile;
  /** What the person has answered; missing while the question waits. */
  answer?: { what: 'agree' | 'decline'; hoursAgo: number; reason?: string };
  /** Looks of the company after an agreement, oldest first. */
  looks?: readonly (readonly [what: ProposalLookKind, hoursAgo: number])[];
}

const DEVELOPER: ProposedProfile = {
  position: 'SAP BTP and Fiori developer',
  skills: ['ABAP', 'RAP', 'Fiori', 'BTP'],
  years: 12,
  languages: ['German (native)', 'English (C1)'],
  availability: 'In two months, three days a week',
  rate: '880 EUR per day',
  employers: [
    { branch: 'Self-employed, machine builders', years: 8 },
    { branch: 'Public transport', years: 3 },
  ],
  text: 'Builds side-by-side extensions on the BTP with RAP and Fiori Elements, from the data model to the launchpad.\n\nHas led two portals for dealers from the first sketch to the hand-over.',
};

/** A question that waits, a profile that a company has looked at for each of two companies, and a no. */
export const DEMO_PROPOSALS: readonly DemoProposal[] = [
  {
    reference: 'C-3907',
    person: 'freelancer@demo.example',
    project: 'Customer portal next to S/4HANA',
    company: '',
    askedHoursAgo: 20,
    profile: DEVELOPER,
  },
  {
    reference: 'C-6152',
    person: 'freelancer@demo.example',
    project: 'Fiori launchpad redesign with spaces and pages',
    company: '',
    askedHoursAgo: 120,
    profile: DEVELOPER,
    answer: { what: 'agree', hoursAgo: 101 },
    looks: [
      ['list', 96],
      ['profile', 95],
      ['document', 70],
    ],
  },
  {
    reference: 'C-4821',
    person: 'yusuf.celik@mail.example',
    project: 'Customer portal next to S/4HANA',
    company: '',
    askedHoursAgo: 72,
    profile: {
      position: 'Integration architect',
      skills: ['Integration Suite', 'PI/PO', 'Groovy', 'OData'],
      years: 9,
      languages: ['English (C2)', 'German (B2)'],
      availability: 'From the first of next month',
      rate: '920 EUR per day',
      employers: [
        { branch: 'Retail', years: 4 },
        { branch: 'Chemical industry', years: 5 },
      ],
      text: 'Plans and builds interfaces between S/4HANA and portals: event-driven where it pays, simple where it does not.',
    },
    answer: { what: 'agree', hoursAgo: 50 },
    looks: [['list', 30]],
  },
  {
    reference: 'C-7718',
    person: 'ines.marquardt@mail.example',
    project: 'Customer portal next to S/4HANA',
    company: '',
    askedHoursAgo: 96,
    profile: {
      position: 'Logistics consultant',
      skills: ['EWM', 'TM', 'S/4HANA'],
      years: 11,
      languages: ['German (native)'],
      availability: 'At once, three days a week',
      rate: '',
      employers: [{ branch: 'Logistics', years: 11 }],
      text: '',
    },
    answer: { what: 'decline', hoursAgo: 90, reason: 'A portal is not what I would like to do next.' },
  },
];
