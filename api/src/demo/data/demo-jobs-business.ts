import type { DemoJob } from './demo-types.ts';

/** Open positions around finance, logistics and people. */
export const DEMO_JOBS_BUSINESS: DemoJob[] = [
  {
    title: 'Senior SAP FI/CO Consultant',
    location: 'Berlin',
    introduction:
      'Lead the finance stream of two S/4HANA conversions for manufacturing clients in Brandenburg.',
    description:
      'You own the finance design from the first fit-to-standard workshop to the first closing on the new system. New asset accounting, Universal Journal and a cleaned-up cost centre structure are on the plan for both clients.\n\nYou work with a team of six, talk to controllers directly and decide together with them what stays custom and what goes. About one day a week is on site, the rest is up to you.',
    qualification: 'Five years in FI/CO projects, at least one S/4HANA go-live, fluent German and English.',
    offer:
      '- Both clients are signed until 2028: no months on the bench\n- Certification in S/4HANA Finance in your first year, with five days to prepare for it\n- Travel on Tuesday and Wednesday only; the train counts as working time',
    employment_type: 'full-time',
    workplace: 'hybrid',
    salary_from: 78_000,
    salary_to: 92_000,
    salary_period: 'year',
    closesIn: 30,
    daysAgo: 1,
  },
  {
    title: 'SAP EWM Consultant',
    location: 'Hamburg',
    introduction:
      'Put an automated high-bay warehouse at the port of Hamburg into operation with embedded EWM.',
    description:
      'A logistics client replaces a legacy warehouse system with EWM embedded in S/4HANA. You model storage types, set up the material flow system and test it with the crane supplier on site.\n\nAfter go-live you stay for the hypercare phase of eight weeks and train the shift leads.',
    qualification:
      'Three years of EWM, including MFS or RF framework; willing to be in the warehouse at 6 a.m. twice a month.',
    offer:
      '- A hotel in walking distance of the port, or a flat for the hypercare weeks\n- Early shifts are given back as free days in the same month',
    company: 'Nordkante Logistik GmbH',
    employment_type: 'full-time',
    workplace: 'onsite',
    daysAgo: 2,
  },
  {
    title: 'SAP SuccessFactors Consultant (Employee Central)',
    location: 'Munich',
    introduction: 'Bring 4,200 employees in five countries from HCM to Employee Central.',
    description:
      'You configure position management, workflows and role-based permissions, and you migrate the master data in three waves. Works council agreements are part of the job, so you should enjoy explaining what a system does and does not record.',
    qualification: 'Employee Central certification and two full implementations; knowledge of SAP HCM helps.',
    offer:
      '- A second pair of eyes for every wave: two colleagues know the client’s HCM\n- The half-yearly release exams are taken in working time\n- One week a year in one of the client’s offices abroad, if you like',
    employment_type: 'full-time',
    workplace: 'remote',
    salary_from: 72_000,
    salary_period: 'year',
    daysAgo: 3,
  },
  {
    title: 'Junior SAP Consultant Finance',
    location: 'Berlin',
    introduction:
      'Start in SAP consulting with a twelve-month programme, a mentor and a real project from week four.',
    description:
      'You begin with the finance academy, then join a running support team and take over your first module: accounts payable. After six months you design small changes yourself, after twelve you present them to the client.',
    qualification:
      'A degree or training in business, accounting or informatics. SAP knowledge is welcome, curiosity is a must.',
    employment_type: 'full-time',
    workplace: 'hybrid',
    salary_from: 46_000,
    salary_to: 52_000,
    salary_period: 'year',
    daysAgo: 4,
  },
  {
    title: 'SAP SD/MM Consultant',
    location: 'Cologne',
    introduction: 'Order-to-cash and procure-to-pay for a chemicals trader with 30,000 order lines a day.',
    description:
      'Pricing with more than 200 condition types, batch management and an EDI landscape that has grown for 18 years: you sort it, document it and prepare it for S/4HANA. The first step is a simplification workshop with sales, the last one is a cutover weekend in October.',
    qualification:
      'Four years in SD and MM, sound knowledge of pricing and output determination, IDoc experience.',
    daysAgo: 5,
  },
  {
    title: 'SAP PP/QM Consultant Manufacturing',
    location: 'Stuttgart',
    introduction: 'Production planning for a supplier that delivers in sequence to three car plants.',
    description:
      'You introduce demand-driven replenishment and PP/DS in two plants and connect quality inspection to the shop floor terminals. You spend the first two weeks on the line before you open the customizing.',
    qualification: 'Solid PP and QM background, first PP/DS project, German at C1.',
    company: 'Brandt & Rieker Antriebe AG',
    daysAgo: 7,
  },
  {
    title: 'SAP Treasury Consultant',
    location: 'Frankfurt am Main',
    introduction: 'In-house bank and payment factory for a group with 46 companies.',
    description:
      'The client brings all payments to one place: Advanced Payment Management, bank communication over EBICS and SWIFT, and cash positioning at 9 a.m. every day. You design the bank relationship model and lead the tests with seven banks.',
    qualification: 'Three years in TRM or cash management; you can read a pain.001 file without a tool.',
    daysAgo: 9,
  },
  {
    title: 'SAP Payroll Consultant Germany',
    location: 'Leipzig',
    introduction: 'Keep the payroll of 14 public utilities accurate, every month.',
    description:
      'You look after schemas, rules and the annual legal changes, and you answer the questions that the hotline cannot. Together with the clients you plan the move to the next payroll platform.',
    qualification:
      'German payroll in SAP HCM for at least three years, TVöD knowledge, a calm head on payroll days.',
    employment_type: 'part-time',
    workplace: 'remote',
    daysAgo: 10,
  },
  {
    title: 'SAP Analytics Cloud Consultant',
    location: 'Düsseldorf',
    introduction: 'Planning and reporting for a retail chain with 310 shops.',
    description:
      'You replace a planning workbook of 61 sheets with SAC models, build the stories for shop managers and connect them live to BW/4HANA. The business users will maintain them after you, so you keep things simple.',
    qualification: 'Two SAC planning projects, data modelling in BW or Datasphere, good English.',
    daysAgo: 12,
  },
  {
    title: 'SAP Ariba Consultant Procurement',
    location: 'Frankfurt am Main',
    introduction: 'Guided buying and supplier onboarding for a regulated bank.',
    description:
      'You roll out Buying and Invoicing in four waves, bring 2,300 suppliers on board and make sure that outsourcing rules are checked before a contract is signed.',
    qualification:
      'Ariba Buying or Sourcing projects, integration through CIG, experience in a regulated industry.',
    daysAgo: 14,
  },
  {
    title: 'SAP TM Consultant Transportation',
    location: 'Bremen',
    introduction: 'Freight planning and charge settlement for a food group with its own fleet.',
    description:
      'Together with the dispatch team you model lanes, freight agreements and loading rules, then connect telematics events. A pilot depot starts in spring, five more follow.',
    qualification:
      'Hands-on SAP TM 9.x or embedded TM, freight settlement, a good sense of how a depot works.',
    company: 'Weserland Frische GmbH',
    daysAgo: 17,
  },
  {
    title: 'SAP Project Manager S/4HANA',
    location: 'Berlin',
    introduction:
      'Run a brownfield conversion with 40 people, a fixed date and a client who decides quickly.',
    description:
      'You plan four test cycles and two dress rehearsals, keep the risk register up to date and report to the board every second Thursday. The budget is approved, the scope is documented, the team is in place.',
    qualification:
      'Two S/4HANA projects as project lead, certified in a method of your choice, very good German.',
    daysAgo: 20,
  },
  {
    title: 'SAP IS-U Consultant Utilities',
    location: 'Hanover',
    introduction: 'Billing and market communication for three municipal utilities.',
    description:
      'Format changes come every April and October, and 480,000 customers expect a correct bill. You design device management, billing and the EDIFACT processes, and you lead the regression tests.',
    qualification:
      'IS-U billing or device management, market communication in Germany, patience with deadlines set by others.',
    daysAgo: 23,
  },
  {
    title: 'SAP Master Data Specialist (MDG)',
    location: 'Nuremberg',
    introduction: 'One material master for eleven plants, with rules that people accept.',
    description:
      'You find duplicates, agree ownership with the plants and set up MDG workflows for materials and business partners. Success is measured: fewer than 2 % incomplete records by the end of the year.',
    qualification: 'MDG-M or MDG-BP project experience and patience for workshops about units of measure.',
    daysAgo: 26,
  },
  {
    title: 'SAP Trainer Finance and Logistics',
    location: 'Dresden',
    introduction: 'Teach key users so that they need the hotline less.',
    description:
      'You prepare courses on the client’s own processes, with data they know, and teach them on site and online. Two thirds of your time is teaching, one third is keeping the material up to date.',
    qualification:
      'Teaching experience with adults and a good command of FI, SD or MM; German at native level.',
    daysAgo: 30,
  },
  {
    title: 'Working Student SAP Support',
    location: 'Berlin',
    introduction: '16 hours a week in our service desk, with time off for exams.',
    description:
      'You take calls and tickets, reset what needs resetting, and write down solutions so that the next person finds them. After a few months you take over small customizing tasks.',
    qualification:
      'Enrolled in informatics or business informatics, German at C1, reliable on two fixed days.',
    daysAgo: 33,
  },
];
