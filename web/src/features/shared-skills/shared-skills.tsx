import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { SharedSkills as Shared } from '../../shared/api/types.ts';
import { SelectField } from '../../shared/ui/form/fields.tsx';
import './shared-skills.css';

/** What the reader shares with an entry, as a quiet line; nothing where no skill is shared. */
export default function SharedSkills({ shared }: { shared: Shared | undefined }) {
  if (!shared || shared.words.length === 0) return null;
  const count = shared.words.length;
  const words = shared.words.join(', ');
  return <p className="muted small shared-skills">{t`You name ${count} of ${shared.of}: ${words}`}</p>;
}

/** The value of an address that orders a list by what is shared; undefined for any other, and where it is switched off. */
export const readOrder = (text: string, user: { showsShared?: boolean }): 'shared' | undefined =>
  text === 'shared' && user.showsShared ? 'shared' : undefined;

interface OrderProps {
  value: 'shared' | undefined;
  onChange: (sort: string) => void;
}

/** The choice of an order for people who see what they share. */
export function OrderField({ value = undefined, onChange }: OrderProps) {
  return (
    <SelectField
      label={t`Order`}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value)}
      options={[
        { value: '', label: t`Newest first` },
        { value: 'shared', label: t`What I share` },
      ]}
    />
  );
}

/** What the lines are about, who sees them, and where they are switched off. */
export function SharedSkillsNote({ of }: { of: 'profile' | 'projects' }) {
  const account = <Link to="/dashboard/account#shared-heading">{t`Switch it off`}</Link>;
  return (
    <p className="muted small shared-skills-note">
      {of === 'projects' ? (
        <Trans>
          “You name …” compares what your open projects ask for with the skills of each person. Only you see
          it. {account}
        </Trans>
      ) : (
        <Trans>“You name …” compares your profile with each entry. Only you see it. {account}</Trans>
      )}
    </p>
  );
}
