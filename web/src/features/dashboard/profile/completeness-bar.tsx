import { completenessFields, profileCompleteness } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { User } from '../../../shared/api/types.ts';

/** Completeness of the stored profile, as a line with one dot per counted item. */
export function CompletenessBar({ user }: { user: User }) {
  const fields = completenessFields(user);
  const missing = fields.filter(({ filled }) => !filled).map(({ label }) => label);
  return (
    <section className="card complete" aria-labelledby="complete-heading">
      <h2 id="complete-heading">
        <Trans>
          Profile <span className="num">{profileCompleteness(user)} %</span> complete
        </Trans>
      </h2>
      <ol aria-hidden="true">
        {[...fields]
          .sort((a, b) => Number(b.filled) - Number(a.filled))
          .map(({ field, filled }) => (
            <li key={field} className={filled ? 'done' : undefined} />
          ))}
      </ol>
      <p className="small muted">
        {missing.length > 0 ? t`Still missing: ${missing.join(', ')}.` : t`Nothing is missing.`}
      </p>
    </section>
  );
}
