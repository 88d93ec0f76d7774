import { completenessFields, profileCompleteness } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { User } from '../../../shared/api/types.ts';
import { Button } from '../../../shared/ui/form/button.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { useDraft } from '../../../shared/ui/form/use-draft.ts';
import { AvailabilitySection } from './availability-section.tsx';
import { ProfileForm } from './profile-form.tsx';
import { changesOf, toProfileValues, type ProfileValues } from './profile-values.ts';

/** The profile form with its draft: unsaved changes are restored on the next visit. */
export function ProfileTab({ user }: { user: User }) {
  const draft = useDraft<Partial<ProfileValues>>(`profile:${user._id}`, {});
  const [formKey, setFormKey] = useState(0);
  const { hash } = useLocation();
  useEffect(() => {
    const place = hash && document.getElementById(hash.slice(1));
    if (!place) return;
    place.scrollIntoView({ block: 'start' });
    place.focus({ preventScroll: true });
  }, [hash]);
  const stored = toProfileValues(user);
  // The draft's values may meanwhile have been stored from another device.
  const unsaved = Object.keys(changesOf({ ...stored, ...draft.value }, stored));
  const discard = () => {
    draft.done();
    setFormKey(formKey + 1);
  };
  return (
    <div className="profile">
      <CompletenessBar user={user} />
      {draft.restored && unsaved.length > 0 && (
        <div className="row">
          <Notice tone="info">{t`Your unsaved changes have been restored.`}</Notice>
          <Button kind="quiet" small onClick={discard}>{t`Discard them`}</Button>
        </div>
      )}
      {user.role === 'Freelancer' && <AvailabilitySection user={user} />}
      <ProfileForm key={formKey} user={user} draft={draft} />
    </div>
  );
}

/** Completeness of the stored profile, as a line with one dot per counted item. */
function CompletenessBar({ user }: { user: User }) {
  const fields = completenessFields(user);
  const missing = fields.filter(({ filled }) => !filled);
  const labels = missing.map(({ label }) => label).join(', ');
  return (
    <section className="card complete" aria-labelledby="complete-heading">
      <h2 id="complete-heading">
        <Trans>
          Profile <span className="num">{profileCompleteness(user)}%</span> complete
        </Trans>
      </h2>
      <ol aria-hidden="true">
        {fields.map(({ field }, index) => (
          <li key={field} className={index < fields.length - missing.length ? 'done' : undefined} />
        ))}
      </ol>
      <p className="small muted">{labels ? t`Still missing: ${labels}.` : t`Nothing is missing.`}</p>
    </section>
  );
}
