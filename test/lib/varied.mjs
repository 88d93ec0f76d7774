import { applicationSchema } from '../../api/dist/applications/adapters/mongo/application.schema.js';
import { consultantSchema } from '../../api/dist/consultants/adapters/mongo/consultant.schema.js';
import { employeeSchema } from '../../api/dist/employees/adapters/mongo/employee.schema.js';
import { jobSchema } from '../../api/dist/jobs/adapters/mongo/job.schema.js';
import { conversationSchema } from '../../api/dist/messaging/adapters/mongo/conversation.schema.js';
import { auditSchema } from '../../api/dist/platform/audit/audit.schema.js';
import { searchedOf, wordsIn } from '../../api/dist/platform/search/searched.js';
import { projectSchema } from '../../api/dist/projects/adapters/mongo/project.schema.js';
import { userSchema } from '../../api/dist/users/adapters/mongo/user.schema.js';

/** The schemas of the collections that are searched. */
const SCHEMAS = {
  ...{ jobs: jobSchema, projects: projectSchema, users: userSchema, audit: auditSchema },
  ...{ consultants: consultantSchema, employees: employeeSchema },
  ...{ applications: applicationSchema, conversations: conversationSchema },
};

const SKILLS = [
  ...['ABAP', 'FI/CO', 'S/4HANA', 'Fiori', 'SuccessFactors', 'Basis', 'BW/4HANA', 'EWM', 'Ariba', 'Security'],
  ...['MM', 'SD', 'PP', 'Integration Suite', 'C++', 'Java', 'Kubernetes', 'Netzwerke', 'Testautomatisierung'],
];
const ROLES = [
  ...['Consultant', 'Berater', 'Developer', 'Architekt', 'Project Lead', 'Trainer', 'Administrator'],
  ...['Key User', 'Analyst', 'Security Engineer', 'Spezialist für Berechtigungen'],
];
const FIRST = [
  'Lena',
  'Jörg',
  'Sofia',
  'Murat',
  'Anna-Lena',
  'Piotr',
  'Élise',
  'Tom',
  'Ngoc',
  'Bernd',
  'Heike',
  'Aylin',
  'Max',
];
const LAST = [
  'Vogt',
  'Hoffmann',
  'Schröder',
  'Yılmaz',
  'Nowak',
  'Kessler',
  'de Vries',
  'Meier',
  'Nguyen',
  'Krüger',
  'Stein',
];
const COMPANIES = ['Spreewerk', 'Havel', 'Nordlicht', 'Alpen', 'Rhein', 'Elbtal'];
const BRANCHES = ['Armaturen GmbH', 'Logistik AG', 'Energie SE', 'Pharma GmbH & Co. KG', 'Software UG'];

/** Occurs in the given number of entries of each list, whatever its length. */
export const RARE = { word: 'Quarzit', count: 100 };

const at = (list, i) => list[i % list.length];

/** Returns the texts of the number-th copy, combined so that no two lists repeat with the same period. */
export function textsOf(i) {
  const skill = at(SKILLS, i);
  const role = at(ROLES, Math.floor(i / 3));
  const first = at(FIRST, i);
  const last = `${at(LAST, Math.floor(i / 2))}${i % 7 === 0 ? `-${at(LAST, i + 5)}` : ''}`;
  const rare = i < RARE.count ? ` ${RARE.word}` : '';
  return {
    first,
    last,
    name: `${first} ${last}${rare}`,
    title: `SAP ${skill} ${role}${rare}`,
    role: `${role} ${skill}`,
    skills: [skill, at(SKILLS, i + 4), at(SKILLS, i + 11)],
    company: `${at(COMPANIES, i)} ${at(BRANCHES, Math.floor(i / 5))}${rare}`,
    location: `City ${i % 10}`,
    address: (prefix) => `${prefix}${i}@mail.example`,
  };
}

/** Returns the document as the product stores it, with the search index entries of its fields. */
export const searchable = (document, collection) => ({
  ...document,
  words: wordsIn(document, searchedOf(SCHEMAS[collection])),
});
