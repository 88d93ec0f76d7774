import { postingTexts } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Job } from '../../shared/api/types.ts';
import { PostingMeta } from '../../shared/posting/posting-meta.tsx';
import { PlaceIcon, SchoolIcon } from '../../shared/ui/display/icons.ts';
import '../../shared/ui/list/board.css';

const hasTerms = (job: Job) => Object.values(postingTexts(job)).some(Boolean);

interface Props {
  job: Job;
  /** The title, as a link or a button. */
  title: ReactNode;
  /** At the right of the row. */
  side: ReactNode;
  className?: string;
  /** Below the title and the terms. */
  note?: ReactNode;
  /** Below the row. */
  children?: ReactNode;
}

/** An open job as a row of a board: what the public list and that of job seekers show alike. */
export function JobRow({ job, title, side, className, note, children }: Props) {
  return (
    <li className={className}>
      <div className="board-row">
        <div className="board-name">
          <h3>{title}</h3>
          {hasTerms(job) && (
            <p className="meta">
              <PostingMeta posting={job} />
            </p>
          )}
          {note}
        </div>
        <p className="cell">
          <PlaceIcon />
          <span>
            <Trans>
              <span className="sr">Location: </span>
              {job.location || t`Not specified`}
            </Trans>
          </span>
        </p>
        <p className="cell">
          <SchoolIcon />
          <span>
            <Trans>
              <span className="sr">Qualification: </span>
              <span lang={job.qualification ? job.language : undefined}>
                {job.qualification || t`Not specified`}
              </span>
            </Trans>
          </span>
        </p>
        <div className="board-side">{side}</div>
      </div>
      {children}
    </li>
  );
}
