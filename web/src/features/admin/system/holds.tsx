import type { HoldCause } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import type { AdminEntry, ApiKey } from '../../../shared/api/types.ts';
import { Badge } from '../../../shared/ui/display/badge.tsx';
import { dateTime } from '../../../shared/ui/display/dates.ts';
import { useAdmins } from './admins/admins-panel.tsx';
import './cells.css';

export type Hold = NonNullable<ApiKey['hold']>;

const REASONS: Record<HoldCause, (who: string, when: string) => string> = {
  'password-reset': (who, when) => t`The password of ${who} was reset by a link on ${when}.`,
  'email-restored': (who, when) => t`The email address of ${who} was restored on ${when}.`,
  'second-factor-reset': (who, when) => t`The second factor of ${who} was reset on ${when}.`,
  'administrator-removed': (_, when) => t`The administrator was removed on ${when}.`,
};

/** The server's rule: another administrator than the recovered one, or the only one. */
export function mayRelease({ adminId }: Hold, admins: readonly AdminEntry[] | undefined): boolean {
  if (!admins) return false;
  return admins.length === 1 || !admins.some(({ _id, current }) => current && _id === adminId);
}

/** Why and since when something is on hold, and who can end it. */
export function OnHold({ hold }: { hold: Hold }) {
  const { data: admins } = useAdmins();
  const who = admins?.find(({ _id }) => _id === hold.adminId)?.email ?? t`a former administrator`;
  return (
    <div className="cell-lines">
      <Badge tone="care">{t`On hold`}</Badge>
      {admins && (
        <p className="caption muted">
          {REASONS[hold.cause](who, dateTime(hold.since))}
          {!mayRelease(hold, admins) && <> {t`Only another administrator can release it.`}</>}
        </p>
      )}
    </div>
  );
}

export const OwnerRemoved = () => <Badge tone="over">{t`Owner removed`}</Badge>;
