import type { Language } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../../shared/ui/form/button.tsx';
import type { Column } from '../../../shared/ui/list/data-table.tsx';
import { withLang } from '../../../shared/ui/display/content-language.tsx';
import { adminPath } from '../admin-location.ts';
import { orDash } from './facts.tsx';

/** A column identified by its heading; empty cells show a dash. */
export const column = <T,>(
  head: string,
  cell: (row: T) => ReactNode,
  look: Pick<Column<T>, 'right' | 'optional' | 'labelled'> = {},
): Column<T> => ({ head, cell: (row) => orDash(cell(row)), ...look });

/** A column of short texts that do not wrap. */
export const lineColumn = <T,>(head: string, text: (row: T) => string, look?: Pick<Column<T>, 'optional'>) =>
  column<T>(head, (row) => <span className="line">{text(row)}</span>, look);

/** A column of dates, hidden if the table is narrow. */
export const dateColumn = <T,>(head: string, text: (row: T) => string) =>
  lineColumn<T>(head, text, { optional: true });

/** The buttons of the rows; the heading is for screen readers only. */
export const actionsColumn = <T,>(head: string, cell: (row: T) => ReactNode): Column<T> => ({
  head: <span className="sr">{head}</span>,
  cell,
});

/** Links to the application at the desk, where it is read and decided on. */
export const applicationColumn = <T extends { applicationId: string; status: string }>(
  name: (row: T) => string,
): Column<T> =>
  actionsColumn<T>(t`Application`, (row) => (
    <div className="acts">
      <ApplicationLink id={row.applicationId} name={name(row)} isPending={row.status === 'pending'} />
    </div>
  ));

interface ApplicationLinkProps {
  id: string;
  name: string;
  isPending: boolean;
}

export const ApplicationLink = ({ id, name, isPending }: ApplicationLinkProps) => (
  <ButtonLink small kind="second" to={adminPath('applications', { applicationid: id })}>
    {isPending ? (
      <Trans>
        Decide<span className="sr"> on {name}</span>
      </Trans>
    ) : (
      <Trans>
        Open<span className="sr"> the application of {name}</span>
      </Trans>
    )}
  </ButtonLink>
);

/** The number of applicants, linked to them. */
export const applicantsColumn = <T extends { title: string; language: Language; applicantsCount: number }>(
  to: (row: T) => string,
): Column<T> =>
  column(
    t`Applicants`,
    (row) => (
      <Link to={to(row)}>
        <ApplicantsCount count={row.applicantsCount} title={withLang(row, row.title)} />
      </Link>
    ),
    { right: true },
  );

const ApplicantsCount = ({ count, title }: { count: number; title: ReactNode }) => (
  <Trans>
    {count}
    <span className="sr">
      {' '}
      <Plural value={count} one="applicant" other="applicants" /> for {title}
    </span>
  </Trans>
);
