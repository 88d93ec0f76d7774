import { Link } from 'react-router-dom';
import { CompanyAddress, CompanyContact } from '../company-address.tsx';
import type { LegalSection } from '../legal-document.tsx';

const STORED = [
  ['token, user', 'Keeps you signed in; local storage, with a copy in session storage', 'Until you sign out'],
  ['adminToken, adminData', 'The same for administrators', 'Until they sign out'],
  ['cookiesAccepted', 'Your choice in the cookie banner', 'Until you change it in the footer'],
  [
    'intent',
    'What you wanted to open before you signed in or changed your role',
    'One day, or until you open or dismiss it',
  ],
  [
    'draft:…',
    'What you have typed but not yet sent: the contact form, a registration (without the password), messages, your profile, and the other dashboard forms',
    'Until you send it, discard it or sign out',
  ],
  [
    'welcomed:…',
    'That you were asked for your role and company after your first sign-in',
    'Until you sign out',
  ],
  ['chunkReload', 'Prevents a page from reloading repeatedly; session storage', 'Until you close the tab'],
] as const;

/** Privacy policy: the controller, and data of visitors. */
export const VISIT_SECTIONS: readonly LegalSection[] = [
  {
    id: 'controller',
    title: 'Who is responsible',
    content: (
      <>
        <p>The controller under Article 4 (7) GDPR is:</p>
        <CompanyAddress />
        <CompanyContact phone="Phone" email="Email" />
        <p>
          Please write to this address about any data protection matter. Further details are in the{' '}
          <Link to="/impressum">legal notice</Link>.
        </p>
      </>
    ),
  },
  {
    id: 'short',
    title: 'In short',
    content: (
      <ul>
        <li>
          This site loads nothing from third parties: no fonts, maps, videos, advertising or social plug-ins.
        </li>
        <li>
          Your data is stored on servers in Germany, run by us or for us. It is neither sold nor used for
          advertising.
        </li>
        <li>
          The only other company that learns of your visit is LinkedIn, and only if you choose to sign in with
          it.
        </li>
        <li>You can download all your data and delete your account yourself in the dashboard.</li>
      </ul>
    ),
  },
  {
    id: 'logs',
    title: 'Server logs',
    content: (
      <>
        <p>
          Each request is logged: time, address of the page, status, duration, a request number, and the
          network it came from. Only the first part of the IP address is recorded, which does not identify an
          individual connection. Passwords, tokens and the content of messages and files are never logged.
        </p>
        <p>
          We need this to run the site securely and to fix faults (Article 6 (1) (f) GDPR). IP addresses in
          logs are anonymised when they are written, and therefore after 7 days at the latest.
        </p>
      </>
    ),
  },
  {
    id: 'storage',
    title: 'Cookies and browser storage',
    content: (
      <>
        <p>
          We set no cookies to recognise you. While you sign in with LinkedIn, one short-lived cookie links
          the response to your browser. Otherwise, the site only uses entries in your browser's storage that
          are strictly necessary (§ 25 (2) no. 2 TDDDG):
        </p>
        <div className="scroll" role="region" aria-label="Entries in your browser" tabIndex={0}>
          <table className="tbl">
            <thead>
              <tr>
                <th scope="col">Entry</th>
                <th scope="col">Purpose</th>
                <th scope="col">Duration</th>
              </tr>
            </thead>
            <tbody>
              {STORED.map(([entry, purpose, duration]) => (
                <tr key={entry}>
                  <td>{entry}</td>
                  <td>{purpose}</td>
                  <td>{duration}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </>
    ),
  },
  {
    id: 'analytics',
    title: 'Analytics',
    content: (
      <>
        <p>
          We may count visits only after you have chosen "Allow Cookies", and only on our own server, without
          other companies (Article 6 (1) (a) GDPR, § 25 (1) TDDDG). We do not count visits at present; if we
          start, analytics data is kept for 14 months at most.
        </p>
        <p>
          You can withdraw your consent at any time under "Cookie settings" in the footer. Choosing "Necessary
          only" has no disadvantages.
        </p>
      </>
    ),
  },
  {
    id: 'contact',
    title: 'Contact form, email and phone',
    content: (
      <>
        <p>
          When you write to us, we store your name, email address and message in order to reply (Article 6 (1)
          (b) or (f) GDPR). A message from the form is stored and sent to us by email. To block automated
          messages, the form measures how long it was open and contains a hidden field; no other company is
          involved.
        </p>
        <p>
          Messages are deleted when the matter is closed and no law requires us to keep them, after two years
          at the latest.
        </p>
      </>
    ),
  },
];
