import type { SavedSearchKind } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { lazy, Suspense, useState } from 'react';
import { rememberIntent } from '../../shared/api/session/intent.ts';
import { useUser } from '../../shared/api/session/session.ts';
import { Button, ButtonLink } from '../../shared/ui/form/button.tsx';
import { useAddressFilters } from '../../shared/ui/list/use-address-filters.ts';
import { registerAs } from '../../shared/ui/page/register-link.ts';
import { listAddress, maySave, textsOf, type SearchQuery } from './saved-search.ts';

const SaveSearchDialog = lazy(() => import('./save-search-dialog.tsx'));

/** The parameter of an address that opens the dialog: visitors come back to it after their sign-in. */
const SAVE = 'save';

interface Props {
  kind: SavedSearchKind;
  /** What the list is filtered by now. */
  query: SearchQuery;
}

/**
 * Saves what a list is filtered by. Visitors are led to the sign-in and come back; it renders nothing for people whose
 * role saves no searches of this list.
 */
export function SaveSearch({ kind, query }: Props) {
  const user = useUser();
  if (!user) return <SaveAfterSignIn kind={kind} query={query} />;
  return maySave(user.role, kind) ? <SaveButton audience="user" kind={kind} query={query} /> : null;
}

function SaveAfterSignIn({ kind, query }: Props) {
  const path = listAddress(kind, { ...textsOf(query), [SAVE]: 1 });
  return (
    <ButtonLink
      kind="quiet"
      small
      to={registerAs(kind === 'job' ? 'JobSeeker' : 'Freelancer')}
      onClick={() => rememberIntent(path)}
    >
      {t`Save this search`}
    </ButtonLink>
  );
}

/** The button for somebody who is signed in. */
export function SaveButton({ audience, ...search }: Props & { audience: 'user' | 'admin' }) {
  const [{ save }, change] = useAddressFilters(SAVE);
  const [isPressed, setPressed] = useState(false);
  const close = () => {
    setPressed(false);
    if (save) change({ save: '' });
  };
  return (
    <>
      <Button kind="quiet" small aria-haspopup="dialog" onClick={() => setPressed(true)}>
        {t`Save this search`}
      </Button>
      {(isPressed || save) && (
        <Suspense>
          <SaveSearchDialog {...search} audience={audience} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
