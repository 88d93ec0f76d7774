import type { Role } from '@consulting/contracts';
import type { DemoAvailability } from './demo-types.ts';
import type { Experience, Qualification } from '../../shared/person/career.ts';

/** The password of every demo account that can sign in. Public on purpose: demo data exists outside production only. */
export const DEMO_PASSWORD = 'berlin-demo-2026';

export const DEMO_ADMIN = { email: 'admin@demo.example', phone: '+49 30 000000-10' };

export interface DemoPerson {
  email: string;
  first_name: string;
  last_name: string;
  role: Role;
  phone: string;
  gender: string;
  company_name?: string;
  skills: string[];
  qualification: Qualification[];
  experience: Experience[];
  known?: DemoAvailability;
  /** Whether there is a CV. */
  cv?: boolean;
  /** Whether the person can sign in with the demo password; the others only fill the lists. */
  signIn?: boolean;
  daysAgo: number;
}

/** One account of each role to sign in with, and more people to fill the lists. */
export const DEMO_PEOPLE: DemoPerson[] = [
  {
    email: 'jobseeker@demo.example',
    first_name: 'Mara',
    last_name: 'Linke',
    role: 'JobSeeker',
    phone: '+49 170 0000001',
    gender: 'female',
    skills: ['fi', 'co', 's/4hana'],
    qualification: [{ university: 'Universität Potsdam', course: 'Business Informatics', year: '2019' }],
    experience: [{ company: 'Spreewerk Armaturen', role: 'Junior Controller', from: '2019', to: '2024' }],
    cv: true,
    signIn: true,
    daysAgo: 28,
  },
  {
    email: 'freelancer@demo.example',
    first_name: 'Timo',
    last_name: 'Ehlers',
    role: 'Freelancer',
    phone: '+49 170 0000002',
    gender: 'male',
    skills: ['abap', 'rap', 'fiori', 'btp'],
    qualification: [{ university: 'TU Berlin', course: 'Informatics', year: '2010' }],
    experience: [{ company: 'Self-employed', role: 'SAP Developer', from: '2014', to: 'today' }],
    cv: true,
    signIn: true,
    known: { freeIn: 66, days_per_week: 3, confirmedDaysAgo: 4 },
    daysAgo: 27,
  },
  {
    email: 'b2b@demo.example',
    first_name: 'Claudia',
    last_name: 'Winter',
    role: 'B2B',
    phone: '+49 170 0000003',
    gender: 'female',
    company_name: 'Spreewerk Armaturen GmbH',
    skills: [],
    qualification: [],
    experience: [],
    signIn: true,
    daysAgo: 26,
  },
  {
    email: 'it@havelblick.example',
    first_name: 'Rainer',
    last_name: 'Falk',
    role: 'B2B',
    phone: '+49 170 0000004',
    gender: 'male',
    company_name: 'Havelblick IT GmbH',
    skills: [],
    qualification: [],
    experience: [],
    daysAgo: 24,
  },
  {
    email: 'sophie.berger@mail.example',
    first_name: 'Sophie',
    last_name: 'Berger',
    role: 'JobSeeker',
    phone: '+49 170 0000005',
    gender: 'female',
    skills: ['successfactors', 'hcm', 'payroll'],
    qualification: [{ university: 'Universität Leipzig', course: 'Sociology', year: '2014' }],
    experience: [{ company: 'Weserland Frische', role: 'HR Specialist', from: '2015', to: 'today' }],
    cv: true,
    daysAgo: 22,
  },
  {
    email: 'karim.haddad@mail.example',
    first_name: 'Karim',
    last_name: 'Haddad',
    role: 'JobSeeker',
    phone: '+49 170 0000006',
    gender: 'male',
    skills: ['basis', 'hana', 'linux'],
    qualification: [{ university: 'Hochschule Mannheim', course: 'Computer Engineering', year: '2016' }],
    experience: [
      { company: 'Elbufer Rechenzentrum', role: 'Linux Administrator', from: '2017', to: 'today' },
    ],
    cv: true,
    daysAgo: 19,
  },
  {
    email: 'anna.kolb@mail.example',
    first_name: 'Anna',
    last_name: 'Kolb',
    role: 'JobSeeker',
    phone: '+49 170 0000007',
    gender: 'female',
    skills: ['sac', 'sql', 'bw'],
    qualification: [{ university: 'LMU München', course: 'Statistics', year: '2021' }],
    experience: [{ company: 'Brandt & Rieker Antriebe', role: 'Data Analyst', from: '2021', to: 'today' }],
    daysAgo: 16,
  },
  {
    email: 'paul.schreiber@mail.example',
    first_name: 'Paul',
    last_name: 'Schreiber',
    role: 'JobSeeker',
    phone: '+49 170 0000008',
    gender: 'male',
    skills: ['ewm', 'wm', 'mm'],
    qualification: [{ university: 'Hochschule Bremen', course: 'Logistics', year: '2012' }],
    experience: [{ company: 'Nordkante Logistik', role: 'Shift Lead', from: '2013', to: 'today' }],
    cv: true,
    daysAgo: 12,
  },
  {
    email: 'ines.marquardt@mail.example',
    first_name: 'Ines',
    last_name: 'Marquardt',
    role: 'Freelancer',
    phone: '+49 170 0000009',
    gender: 'female',
    skills: ['ewm', 'tm', 's/4hana'],
    qualification: [{ university: 'TU Dortmund', course: 'Logistics', year: '2008' }],
    experience: [{ company: 'Self-employed', role: 'Logistics Consultant', from: '2016', to: 'today' }],
    cv: true,
    known: { freeIn: 0, days_per_week: 5, confirmedDaysAgo: 40 },
    daysAgo: 14,
  },
  {
    email: 'yusuf.celik@mail.example',
    first_name: 'Yusuf',
    last_name: 'Çelik',
    role: 'Freelancer',
    phone: '+49 170 0000010',
    gender: 'male',
    skills: ['integration suite', 'pi/po', 'groovy'],
    qualification: [{ university: 'Universität Siegen', course: 'Informatics', year: '2009' }],
    experience: [{ company: 'Self-employed', role: 'Integration Developer', from: '2015', to: 'today' }],
    known: { freeIn: 20, days_per_week: 2, confirmedDaysAgo: 75 },
    daysAgo: 8,
  },
];
