import type { Service } from '../service.ts';

export const systemAdministration: Service = {
  title: 'System Administration',
  short:
    'Linux and Windows servers, Microsoft 365 and Dynamics 365, SAP Basis: with a named administrator who knows your environment, and a deputy who knows it too.',
  lead: 'A named administrator for your servers, Microsoft 365 and Dynamics 365, and a deputy who knows them just as well.',
  description:
    'Administration of Linux and Windows servers, Microsoft 365, Dynamics 365 and SAP Basis by named administrators. With restore tests.',
  includes: {
    lead: 'Documented operations, so that nothing depends on the knowledge of one person.',
    items: [
      {
        title: 'Servers',
        text: 'SUSE, Red Hat, Debian and Windows Server: built by script, patched monthly, hardened to a published baseline.',
      },
      {
        title: 'Microsoft 365 and Entra ID',
        text: 'Joiners, movers and leavers within one working day, multi-factor authentication everywhere, licences checked every month.',
      },
      {
        title: 'Dynamics 365',
        text: 'Environments, security roles, release waves tested in a sandbox first, and the interface to your ERP monitored.',
      },
      {
        title: 'Backup',
        text: 'Three copies on two media, one of them out of reach of any compromised account. A test restore every quarter.',
      },
      {
        title: 'Documentation',
        text: 'Every system on one page: purpose, owner, dependencies, and how to start it in an emergency.',
      },
    ],
  },
  way: {
    title: 'How we start',
    steps: [
      { title: 'Inventory', text: 'A network scan and an inspection of the server room.' },
      { title: 'Fix', text: 'The biggest risks first: backups, accounts, missing patches.' },
      { title: 'Document', text: 'One page for each system, approved by its owner.' },
      { title: 'Run', text: 'Tickets, a monthly report and a visit every quarter.' },
    ],
  },
  questions: [
    {
      question: 'We have an administrator. Can you be the deputy?',
      answer:
        'That is how most of our customers start: cover for holidays, illness and nights, and for projects that are too big for one person.',
    },
    {
      question: 'Who has the passwords?',
      answer:
        'You do. We work with named accounts and a vault that belongs to you. If you leave us, you close our accounts and need nothing else from us.',
    },
    {
      question: 'Do you work on site?',
      answer:
        'In Berlin and Brandenburg on the same day, elsewhere by appointment. Most work needs no visit.',
    },
  ],
  cta: {
    title: 'When did you last restore a backup?',
    text: 'Tell us which systems you run. The first restore test is part of the offer.',
  },
};
