import type { Service } from './service.ts';

/** The address is the specification's. */
export const systemAdministration: Service = {
  slug: 'microsoft-dynamics-365',
  title: 'System Administration',
  short:
    'Linux and Windows servers, Microsoft 365 and Dynamics 365, SAP Basis: with a named administrator who knows your house, and a deputy who does too.',
  lead: 'A named administrator for your servers, your Microsoft 365 and your Dynamics 365, and a deputy who knows the same.',
  description:
    'Administration of Linux and Windows servers, Microsoft 365, Dynamics 365 and SAP Basis by named administrators. With restore tests.',
  includes: {
    lead: 'Operation that is written down, so that nobody is the only one who knows.',
    items: [
      {
        title: 'Servers',
        text: 'SUSE, Red Hat, Debian and Windows Server: built by script, patched monthly, hardened by a published baseline.',
      },
      {
        title: 'Microsoft 365 and Entra ID',
        text: 'Joiners, movers and leavers within one working day, multi-factor everywhere, licences counted every month.',
      },
      {
        title: 'Dynamics 365',
        text: 'Environments, security roles, release waves tried in a sandbox first, and the interface to your ERP watched.',
      },
      {
        title: 'Backup',
        text: 'Three copies, two media, one out of reach of any account that could be stolen. Restored every quarter to prove it.',
      },
      {
        title: 'Documentation',
        text: 'Every system on one page: purpose, owner, dependencies, how to start it at three in the morning.',
      },
    ],
  },
  way: {
    title: 'How we begin',
    steps: [
      { title: 'Inventory', text: 'A scan and a walk through the server room. Both find things.' },
      { title: 'Repair', text: 'What is dangerous first: backups, accounts, missing patches.' },
      { title: 'Write down', text: 'One page for each system, approved by whoever owns it.' },
      { title: 'Run', text: 'Tickets, monthly report, and a visit every quarter.' },
    ],
  },
  questions: [
    {
      question: 'We have an administrator. Can you be the deputy?',
      answer:
        'That is how most of our customers begin: holidays, illness, nights, and projects for which one person is too few.',
    },
    {
      question: 'Who has the passwords?',
      answer:
        'You. We work with named accounts and a vault that belongs to you; leaving us means closing accounts, not asking us for anything.',
    },
    {
      question: 'Do you work on site?',
      answer: 'In Berlin and Brandenburg within the day, elsewhere by appointment. Most work needs no visit.',
    },
  ],
  cta: {
    title: 'When did you last restore a backup?',
    text: 'Tell us what runs at your place. The first restore test is part of the offer.',
  },
};
