import { LANGUAGE_NAMES, LANGUAGES, type JobPageContent, type ShownCareerSite } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { TeamMember } from '../../../shared/api/types.ts';
import { LANGUAGE } from '../../../shared/language.ts';
import { ViewToggle } from '../../../shared/ui/list/view-toggle.tsx';
import { Panel } from '../parts/panel.tsx';
import { initials } from './portrait.tsx';
import { previewOf, type SiteValues } from './use-career-site.ts';

interface Props {
  site: SiteValues & { team: readonly TeamMember[] };
  page?: JobPageContent;
}

/** What visitors see of the content that is being edited, in either language. */
export function PagePreview({ site, page }: Props) {
  const [language, setLanguage] = useState(LANGUAGE);
  const shown = previewOf(site, language, page);
  const isEmpty =
    !shown.contact && [shown.team, shown.steps, shown.benefits].every((each) => each.length === 0);
  return (
    <Panel title={t`Preview`} text={t`Visitors see this once it is saved.`}>
      <div className="pad adm-body">
        <ViewToggle
          value={language}
          onChange={setLanguage}
          options={LANGUAGES.map((each) => ({ value: each, label: LANGUAGE_NAMES[each] }))}
        />
        {isEmpty ? (
          <p className="muted">{t`None of this is public yet.`}</p>
        ) : (
          <div className="own-preview" lang={language}>
            <ShownPage shown={shown} />
          </div>
        )}
      </div>
    </Panel>
  );
}

function ShownPage({ shown: { contact, team, steps, benefits } }: { shown: ShownCareerSite }) {
  return (
    <>
      {contact && (
        <div className="own-who">
          <ShownPortrait {...contact} />
          <p>
            <b>{contact.name}</b>
            <span>{contact.role}</span>
            {contact.phone && <span className="num">{contact.phone}</span>}
            {contact.email && <span>{contact.email}</span>}
          </p>
        </div>
      )}
      {team.length > 0 && (
        <ul className="own-team">
          {team.map((member) => (
            <li key={member._id}>
              <ShownPortrait {...member} />
              <b>{member.name}</b>
              <span className="muted small">{member.role}</span>
              {member.sentence && <span className="small">{member.sentence}</span>}
            </li>
          ))}
        </ul>
      )}
      {steps.length > 0 && (
        <ol className="own-steps">
          {steps.map((step, index) => (
            <li key={index}>
              <span className="small">{step.day}</span>
              <b>{step.title}</b>
              <span className="small">{step.text}</span>
            </li>
          ))}
        </ol>
      )}
      {benefits.length > 0 && (
        <dl className="own-benefits">
          {benefits.map((benefit, index) => (
            <div key={index}>
              <dt>{benefit.title}</dt>
              <dd>{benefit.text}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

function ShownPortrait({ name, portrait }: Pick<ShownCareerSite['team'][number], 'name' | 'portrait'>) {
  if (!portrait)
    return (
      <span className="own-portrait" aria-hidden="true">
        {initials(name)}
      </span>
    );
  return <img className="own-portrait" {...portrait} sizes="6rem" alt="" width="352" height="352" />;
}
