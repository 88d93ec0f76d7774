import type { LegalSection } from './legal-page.tsx';

/** Privacy policy: what is kept about people with an account. */
export const ACCOUNT_SECTIONS: readonly LegalSection[] = [
  {
    id: 'account',
    title: 'Your account',
    content: (
      <>
        <p>
          For an account we keep: first and last name, e-mail address, password (only as a fingerprint made
          with argon2id, from which it cannot be read), country, role (JobSeeker, Freelancer or B2B), and when
          it was opened. Companies give their name. Phone, gender, skills, education, experience, CV and
          certificate are your choice.
        </p>
        <p>
          The basis is the contract about the account (Article 6 (1) (b) GDPR). We keep the data until you
          erase the account. Accounts whose e-mail address was never confirmed cannot be used.
        </p>
      </>
    ),
  },
  {
    id: 'sessions',
    title: 'Signing in',
    content: (
      <p>
        Each sign-in opens a session that the server knows: when, until when, and from which kind of browser.
        You see your sessions in the dashboard and can end each of them. A session ends after 24 hours without
        use, after 30 days at the latest; after a change of the password all others end. Wrong passwords are
        counted for 15 minutes to slow down attackers.
      </p>
    ),
  },
  {
    id: 'linkedin',
    title: 'Sign-in with LinkedIn',
    content: (
      <>
        <p>
          Instead of a password you may use your LinkedIn account. You are then led to LinkedIn (LinkedIn
          Ireland Unlimited Company, Dublin), which learns that you sign in here. We receive a number that
          stands for you there, your name and your e-mail address, nothing else, and send nothing back.
        </p>
        <p>
          The basis is your choice (Article 6 (1) (b) GDPR). You can cut the connection in the dashboard. What
          LinkedIn does with your data is in its own privacy policy; a transfer to the United States is
          possible there.
        </p>
      </>
    ),
  },
  {
    id: 'applications',
    title: 'Applications',
    content: (
      <>
        <p>
          When you apply for a job, our recruiters see your profile with CV and certificate. When you apply to
          a project, its owner sees your name and role. When a company asks for a consultant, we see who asks.
          Each look at a CV by an administrator is logged.
        </p>
        <p>
          For jobs the basis is § 26 BDSG and Article 6 (1) (b) GDPR. After a rejection we keep the
          application for six months, because claims may be raised until then, unless you erase your account
          before.
        </p>
      </>
    ),
  },
  {
    id: 'employees',
    title: 'Employees and consultants that companies enter',
    content: (
      <p>
        Companies enter employees with name, e-mail, skills and CV. Other companies see them without e-mail
        and CV. The company that enters them is responsible and needs their consent. Consultants are shown to
        visitors without name and address: position, skills, availability and rate.
      </p>
    ),
  },
  {
    id: 'messages',
    title: 'Messages and mails',
    content: (
      <p>
        Messages between you and our administration are kept as long as the account exists. Mails to you
        (confirmation, new password, decisions on applications) are stored with the change that causes them
        until they are delivered; one that cannot be delivered is deleted after a month. We send no
        newsletters.
      </p>
    ),
  },
  {
    id: 'where',
    title: 'Where the data lies',
    content: (
      <p>
        Accounts, applications, messages and files lie in a database and a file store on servers in Germany,
        run by us or by a host that is bound to our instructions by a contract under Article 28 GDPR. The same
        is true of the mail server. The connection is encrypted. Backups are overwritten after 30 days.
      </p>
    ),
  },
];
