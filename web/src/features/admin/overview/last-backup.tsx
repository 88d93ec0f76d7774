import { plural, t } from '@lingui/core/macro';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { useOverview } from '../use-overview.ts';

const HOUR = 3_600_000;

/** Whole hours and days since a time; 0 if this browser's clock is behind the server's. */
function since(iso: string): { hours: number; days: number } {
  const hours = Math.max(0, Math.floor((Date.now() - new Date(iso).getTime()) / HOUR));
  return { hours, days: Math.floor(hours / 24) };
}

function age(lastAt: string): string {
  const { hours, days } = since(lastAt);
  if (days > 1) return plural(days, { other: 'Last backup: # days ago' });
  return plural(hours, {
    0: 'Last backup: less than an hour ago',
    one: 'Last backup: # hour ago',
    other: 'Last backup: # hours ago',
  });
}

function missing(lastAt: string | null): string {
  if (lastAt === null) return t`No backup has been made yet.`;
  const { hours, days } = since(lastAt);
  if (days > 1) return plural(days, { other: 'No backup for # days.' });
  return plural(hours, { one: 'No backup for # hour.', other: 'No backup for # hours.' });
}

/** How old the last backup is, while no other is overdue. Nothing where no backup is expected. */
export function LastBackup() {
  const backup = useOverview().data?.backup;
  if (!backup || backup.isOverdue) return null;
  const { lastAt } = backup;
  return (
    <p className="small muted">{lastAt === null ? t`The first backup is still to come.` : age(lastAt)}</p>
  );
}

/** Says that a backup is overdue. */
export function MissingBackup() {
  const backup = useOverview().data?.backup;
  if (!backup?.isOverdue) return null;
  const hint = t`If the database were lost now, it could not be restored to its present state. Please inform the operator of this website.`;
  return (
    <Notice tone="care" more={<p>{hint}</p>}>
      <b>{missing(backup.lastAt)}</b>
    </Notice>
  );
}
