import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { DeskDetail } from '../../../../shared/api/types.ts';
import { Tags } from '../../../../shared/ui/display/badge.tsx';
import { UNKNOWN_LANGUAGE } from '../../../../shared/ui/display/content-language.tsx';
import { dateTime } from '../../../../shared/ui/display/dates.ts';
import { countryName } from '../../../../shared/ui/form/countries.ts';
import { Facts, phoneLink } from '../../parts/facts.tsx';
import { Notes } from '../../parts/notes.tsx';
import { applicantAbout, targetAbout } from '../desk-texts.ts';
import { History } from './history.tsx';

/** What one needs beside the documents: facts, note, skills, internal notes and history. */
export function Aside({ application }: { application: DeskDetail }) {
  const { _id: id, applicant, profile, note, seenAt, history } = application;
  return (
    <aside className="desk-aside" aria-label={t`Facts and notes`}>
      <Part title={t`Facts`}>
        <Facts
          rows={[
            [t`Kind`, targetAbout(application)],
            [t({ message: 'Applicant', context: 'role and company' }), applicantAbout(applicant)],
            [t`Email`, profile.email && <Email address={profile.email} />],
            [t`Phone`, phoneLink(profile.phone)],
            [t`Country`, countryName(profile.country)],
            [t`Seen`, seenAt && dateTime(seenAt)],
          ]}
        />
      </Part>
      <Part title={t`Note of the applicant`}>
        {note ? (
          <p className="desk-note small" lang={UNKNOWN_LANGUAGE}>
            {note}
          </p>
        ) : (
          <p className="small muted">{t`Without a note.`}</p>
        )}
      </Part>
      {profile.skills.length > 0 && (
        <Part title={t`Skills`}>
          <Tags label={t`Skills`} words={profile.skills} />
        </Part>
      )}
      <Part title={t`Internal notes`}>
        <p className="caption muted">
          {t`Only administrators see them here. They are part of the data that the person can download, and are deleted with the application.`}
        </p>
        <div data-part="notes">
          <Notes about={`application:${id}`} />
        </div>
      </Part>
      <Part title={t`History`}>
        <History steps={history} />
      </Part>
    </aside>
  );
}

/** An address that breaks behind its at-sign rather than within a word. */
function Email({ address }: { address: string }) {
  const [name, domain] = address.split('@');
  return (
    <a href={`mailto:${address}`}>
      {name}@<wbr />
      {domain}
    </a>
  );
}

/** The heading is enough: as regions, parts like "Note" would be taken for fields. */
const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3>{title}</h3>
    {children}
  </section>
);
