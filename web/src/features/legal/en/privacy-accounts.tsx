import type { LegalSection } from '../legal-document.tsx';

/** Privacy policy: data of people with an account. */
export const ACCOUNT_SECTIONS: readonly LegalSection[] = [
  {
    id: 'account',
    title: 'Your account',
    content: (
      <>
        <p>
          For an account we keep: first and last name, email address, password (only as an argon2id hash, from
          which it cannot be recovered), country, role (JobSeeker, Freelancer or B2B), and the date of
          registration. Companies also give their company name. Phone, gender, skills, education, experience,
          CV and certificate are optional.
        </p>
        <p>
          The legal basis is the contract for the account (Article 6 (1) (b) GDPR). We keep the data until you
          delete the account. Accounts whose email address was never confirmed cannot be used.
        </p>
        <p>
          If you change your email address, we keep the previous one for 7 days, so that you can undo the
          change and nobody else can take the address meanwhile. A new address you have not confirmed is
          deleted after 24 hours.
        </p>
      </>
    ),
  },
  {
    id: 'sessions',
    title: 'Signing in',
    content: (
      <p>
        Each sign-in creates a session on the server, which records when it began, when it expires and the
        type of browser. You can see your sessions in the dashboard and end any of them. A session ends after
        24 hours without use, and after 30 days at the latest; changing your password ends all other sessions.
        Wrong passwords are counted for 15 minutes to slow down attackers.
      </p>
    ),
  },
  {
    id: 'linkedin',
    title: 'Sign-in with LinkedIn',
    content: (
      <>
        <p>
          Instead of a password you may use your LinkedIn account. You are then redirected to LinkedIn
          (LinkedIn Ireland Unlimited Company, Dublin), which learns that you are signing in here. We receive
          your LinkedIn identifier, your name and your email address, nothing else, and send nothing back.
        </p>
        <p>
          The legal basis is the contract for the account, for which you chose this way of signing in (Article
          6 (1) (b) GDPR). You can unlink LinkedIn in the dashboard. LinkedIn’s own privacy policy explains
          what LinkedIn does with your data; this may include a transfer to the United States.
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
          When you apply for a job, our recruiters see your profile with CV and certificate. When you apply
          for a project, its owner sees your name and role. When a company requests a consultant, we see who
          made the request. Each time an administrator views a CV, this is logged.
        </p>
        <p>
          For jobs the legal basis is § 26 BDSG and Article 6 (1) (b) GDPR. After a rejection we keep the
          application for six months, because claims may be raised until then, unless you delete your account
          earlier.
        </p>
      </>
    ),
  },
  {
    id: 'employees',
    title: 'Employees and consultants that companies enter',
    content: (
      <p>
        Companies enter employees with name, email address, skills and CV. Other companies see them without
        email address and CV. The company that enters them is responsible for this and needs their consent.
        Consultants are shown to visitors without name and address: only position, skills, availability and
        rate.
      </p>
    ),
  },
  {
    id: 'messages',
    title: 'Messages and emails',
    content: (
      <p>
        Messages between you and our administration are kept as long as the account exists. Emails to you
        (confirmation, new password, changed address, decisions on applications) are stored until they are
        delivered; an email that cannot be delivered is deleted after a month. We do not send newsletters.
      </p>
    ),
  },
  {
    id: 'where',
    title: 'Where the data is stored',
    content: (
      <p>
        Accounts, applications, messages and files are stored in a database and a file store on servers in
        Germany, run by us or by a hosting provider bound to our instructions by a contract under Article 28
        GDPR. The same applies to the mail server. The connection is encrypted. Backups are overwritten after
        30 days.
      </p>
    ),
  },
];
