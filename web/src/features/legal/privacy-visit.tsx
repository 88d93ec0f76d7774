import { Link } from 'react-router-dom';
import { CompanyAddress, CompanyContact } from './company-address.tsx';
import type { LegalSection } from './legal-page.tsx';

const STORED = [
  ['token, user', 'Keeps you signed in; local storage, and a copy in session storage', 'Until you sign out'],
  ['adminToken, adminData', 'The same for administrators', 'Until they sign out'],
  ['cookiesAccepted', 'Your choice in the cookie banner', 'Until you change it in the footer'],
  ['intent', 'What you wanted to open before you signed in', 'One day, or until you signed in'],
  [
    'draft:…',
    'What you typed and have not sent yet: the contact form, a registration (without its password), messages, profile, and the other forms of the dashboards',
    'Until you send it, discard it or sign out',
  ],
  ['welcomed:…', 'That you were asked for your role and company after a first sign-in', 'Until you sign out'],
  [
    'chunkReload',
    'Prevents a page from loading anew again and again; session storage',
    'Until you close the tab',
  ],
] as const;

/** Privacy policy: who we are, and what happens when somebody only visits. */
export const VISIT_SECTIONS: readonly LegalSection[] = [
  {
    id: 'controller',
    title: 'Who is responsible',
    content: (
      <>
        <p>Responsible under Article 4 no. 7 GDPR is:</p>
        <CompanyAddress />
        <CompanyContact phone="Phone" email="E-mail" />
        <p>
          Write to this address for everything about data protection. Further details are in the{' '}
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
          This site loads nothing from other hosts: no fonts, maps, videos, advertising or social plug-ins.
        </li>
        <li>Your data lies on servers we run, in Germany. It is not sold and not used for advertising.</li>
        <li>
          The one other company that learns of your visit is LinkedIn, and only when you choose to sign in
          with it.
        </li>
        <li>You can download all we keep about you, and erase your account, yourself, in the dashboard.</li>
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
          network it came from. Of the internet address only its first part is written down, which names no
          single connection. Passwords, tokens and the content of messages and files are never logged.
        </p>
        <p>
          We need this to run the site safely and to repair faults (Article 6 (1) (f) GDPR). Internet
          addresses in logs are made anonymous as they are written, and so after 7 days at the latest.
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
          We set no cookies to recognise you. While you sign in with LinkedIn, one short-lived cookie ties the
          answer to your browser. Otherwise the site uses entries in your browser's storage that it cannot
          work without (§ 25 (2) no. 2 TDDDG):
        </p>
        <div className="scroll" role="region" aria-label="Entries in your browser" tabIndex={0}>
          <table className="tbl">
            <thead>
              <tr>
                <th scope="col">Entry</th>
                <th scope="col">What for</th>
                <th scope="col">How long</th>
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
    title: 'Counting visits',
    content: (
      <>
        <p>
          Only after you chose "Allow Cookies" may we count visits, on our own server and without other
          companies (Article 6 (1) (a) GDPR, § 25 (1) TDDDG). At present nothing is counted; should we begin,
          figures about a visit are kept for 14 months at most.
        </p>
        <p>
          You can take back your choice at any time under "Cookie settings" in the footer. "Only necessary"
          has no disadvantage.
        </p>
      </>
    ),
  },
  {
    id: 'contact',
    title: 'Contact form, e-mail and phone',
    content: (
      <>
        <p>
          When you write to us we keep your name, e-mail address and message, to answer (Article 6 (1) (b) or
          (f) GDPR). A message from the form is stored and sent to us by mail. To keep machines out, the form
          measures how long it was open and contains a field people do not see; no other company is asked.
        </p>
        <p>
          Messages are erased when the matter is closed and no law tells us to keep them, after two years at
          most.
        </p>
      </>
    ),
  },
];
