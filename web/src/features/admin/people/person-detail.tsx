import { t } from '@lingui/core/macro';
import { useApi } from '../../../shared/api/use-api.ts';
import { urlOf } from '../../../shared/api/wire.ts';
import { Badge } from '../../../shared/ui/display/badge.tsx';
import { day } from '../../../shared/ui/display/dates.ts';
import { ButtonLink } from '../../../shared/ui/form/button.tsx';
import { TITLES } from '../admin-location.ts';
import { DialogButton } from '../parts/dialog-button.tsx';
import { fullName } from '../../../shared/account/full-name.ts';
import { Notes } from '../parts/notes.tsx';
import { EntryPanel, Panel, PanelBody } from '../parts/panel.tsx';
import { ResetFactor } from '../parts/reset-factor.tsx';
import { useAdminLocation } from '../use-admin-location.ts';
import { ConfirmPerson } from './confirm-person.tsx';
import { ErasePerson } from './erase-person.tsx';
import { PersonApplications } from './person-applications.tsx';
import { PersonFacts } from './person-facts.tsx';
import { PersonMessages } from './person-messages.tsx';
import { ProposeLink } from './propose-link.tsx';
import { useBlocking } from './use-blocking.tsx';
import { ROLE_NAMES } from '../../../shared/ui/display/role-names.ts';

/** A person with everything that belongs to the account: profile, files, applications, messages, internal notes. */
export function PersonDetail({ id }: { id: string }) {
  const { to } = useAdminLocation();
  const query = useApi(urlOf('/api/admin/people/{id}', { id }));
  const person = query.data;
  const name = person ? fullName(person) : TITLES.people;
  const blocking = useBlocking(person, name);
  return (
    <div className="adm-column">
      <EntryPanel
        query={query}
        title={name}
        focusTrigger={person && `${blocking.focusTrigger} ${person.secondFactor}`}
        actions={
          person && (
            <span className="row">
              <Badge>{ROLE_NAMES[person.role]}</Badge>
              {person.blocked && <Badge tone="bad">{t`Blocked`}</Badge>}
            </span>
          )
        }
      >
        {(shown) => (
          <PanelBody>
            {blocking.notices}
            <div className="row">
              <ButtonLink small to={to('messages', { userid: id })}>{t`Write a message`}</ButtonLink>
              <ProposeLink user={shown} />
              {blocking.button}
              {shown.secondFactor && <ResetFactor of="users" id={id} name={name} />}
              <DialogButton
                kind="reject"
                dialog={(close) => <ErasePerson person={shown} onClose={close} />}
              >{t`Erase account`}</DialogButton>
            </div>
            {shown.poolUntil && <Consent until={day(shown.poolUntil)} />}
            <ConfirmPerson apart user={shown} />
            <PersonFacts user={shown} withoutApplications />
            {blocking.dialog}
          </PanelBody>
        )}
      </EntryPanel>
      {person && (
        <>
          <Panel
            title={t`Internal notes`}
            text={t`Only administrators see them here. They are part of the data that the person can download, and are deleted with the account.`}
          >
            <PanelBody>
              <Notes about={`user:${id}`} />
            </PanelBody>
          </Panel>
          <PersonApplications person={person} />
          <PersonMessages person={person} />
        </>
      )}
    </div>
  );
}

const Consent = ({ until }: { until: string }) => (
  <p>{t`Has agreed that we keep the documents of applications and write about fitting positions until ${until}.`}</p>
);
