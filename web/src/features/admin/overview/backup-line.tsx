import { plural, t } from '@lingui/core/macro';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { useOverview } from '../use-overview.ts';

const HOUR = 3_600_000;

/** Whole hours since a time; 0 if this browser's clock is behind the server's. */
const hoursSince = (iso: string): number =>
  Math.max(0, Math.floor((Date.now() - new Date(iso).getTime()) / HOUR));

function age(lastAt: string): string {
  const hours = hoursSince(lastAt);
  const days = Math.floor(hours / 24);
  if (days > 1) return plural(days, { other: 'Last backup: # days ago' });
  return plural(hours, {
    0: 'Last backup: less than an hour ago',
    one: 'Last backup: # hour ago',
    other: 'Last backup: # hours ago',
  });
}

function missing(lastAt: string | null): string {
  if (lastAt === null) return t`No backup has been made yet.`;
  const hours = hoursSince(lastAt);
  const days = Math.floor(hours / 24);
  if (days > 1) return plural(days, { other: 'No backup for # days.' });
  return plural(hours, { one: 'No backup for # hour.', other: 'No backup for # hours.' });
}

/** How old the last backup is, with a warning when the next one is overdue. Nothing where no backup is expected. */
export function BackupLine() {
  const backup = useOverview().data?.backup;
  if (!backup) return null;
  const { lastAt, isOverdue } = backup;
  if (!isOverdue)
    return (
      <p className="small muted">{lastAt === null ? t`The first backup is still to come.` : age(lastAt)}</p>
    );
  return (
    <Notice
      tone="care"
      more={
        <p>{t`If the database were lost now, everything newer would be lost too. Please tell whoever operates this website.`}</p>
      }
    >
      <b>{missing(lastAt)}</b>
    </Notice>
  );
}
