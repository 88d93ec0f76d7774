import { t } from '@lingui/core/macro';
import { useApi } from '../../../shared/api/use-api.ts';
import { urlOf } from '../../../shared/api/wire.ts';
import { Badge } from '../../../shared/ui/display/badge.tsx';
import { ButtonLink } from '../../../shared/ui/form/button.tsx';
import { TITLES } from '../admin-location.ts';
import { fullName } from '../../../shared/account/full-name.ts';
import { EntryPanel, PanelBody } from '../parts/panel.tsx';
import { useAdminLocation } from '../use-admin-location.ts';
import { ConfirmPerson } from './confirm-person.tsx';
import { PersonFacts } from './person-facts.tsx';
import { ProposeLink } from './propose-link.tsx';
import { useBlocking } from './use-blocking.tsx';
import { ROLE_NAMES } from '../../../shared/ui/display/role-names.ts';

interface Props {
  /** The API path of the user's list. */
  path: '/api/admin/freelancers' | '/api/admin/b2b-users';
  id: string;
}

/** A user's profile, links to the chat and to the person's other data, and blocking. */
export function UserDetail({ path, id }: Props) {
  const { section, to } = useAdminLocation();
  const query = useApi(urlOf(`${path}/{id}`, { id }));
  const user = query.data;
  const name = user ? fullName(user) : TITLES[section];
  const blocking = useBlocking(user, name);
  return (
    <EntryPanel
      query={query}
      title={name}
      focusTrigger={blocking.focusTrigger}
      actions={
        user &&
        (user.blocked ? <Badge tone="bad">{t`Blocked`}</Badge> : <Badge>{ROLE_NAMES[user.role]}</Badge>)
      }
    >
      {(shown) => (
        <PanelBody>
          {blocking.notices}
          <div className="row">
            <ButtonLink small to={to('messages', { userid: id })}>{t`Write a message`}</ButtonLink>
            <ProposeLink user={shown} />
            <ButtonLink
              small
              kind="second"
              to={to('people', { userid: id })}
            >{t`Notes and account`}</ButtonLink>
            {blocking.button}
          </div>
          <ConfirmPerson apart user={shown} />
          <PersonFacts user={shown} />
          {blocking.dialog}
        </PanelBody>
      )}
    </EntryPanel>
  );
}
