import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import type { Consultant } from '../../../shared/api/types.ts';
import { availabilityLines } from '../../../shared/availability/availability-lines.tsx';
import { Tags } from '../../../shared/ui/display/badge.tsx';
import { experienceText, qualificationText } from '../../../shared/ui/display/career-list.tsx';
import { textLines } from '../../../shared/ui/display/text-lines.tsx';
import { Button } from '../../../shared/ui/form/button.tsx';
import { EntryFrame } from '../entry-tab.tsx';
import { ConsultantRequest } from './consultant-request.tsx';
import { useChosen, type Comparison } from './use-comparison.ts';

/** The chosen consultants side by side. */
export function ConsultantComparison({ comparison }: { comparison: Comparison }) {
  const { ids, toggle, close } = comparison;
  return (
    <EntryFrame
      query={useChosen(ids)}
      texts={{
        back: t`Back to all consultants`,
        gone: t`These consultants are no longer available.`,
        failed: t`Failed to fetch consultants`,
      }}
      trigger={ids.length}
      onBack={close}
    >
      {(consultants) => (
        <ComparisonTable
          consultants={consultants}
          onRemove={(id) => {
            toggle(id);
            if (ids.length === 1) close();
          }}
        />
      )}
    </EntryFrame>
  );
}

const lines = (texts: readonly string[]) => textLines(texts, 'compare-lines');

/** The compared facts, most important first. Rows without any value are left out. */
const ROWS: readonly { head: string; cell: (consultant: Consultant) => ReactNode }[] = [
  { head: t`Rate`, cell: ({ rate, language }) => rate && <span lang={language}>{rate}</span> },
  {
    head: t`Availability`,
    cell: availabilityLines,
  },
  { head: t`Skills`, cell: ({ skills }) => skills.length > 0 && <Tags label={t`Skills`} words={skills} /> },
  { head: t`Experience`, cell: ({ experience }) => lines(experience.map(experienceText)) },
  { head: t`Qualifications`, cell: ({ qualification }) => lines(qualification.map(qualificationText)) },
  { head: t`Projects`, cell: ({ projects }) => lines(projects) },
];

interface TableProps {
  consultants: readonly Consultant[];
  onRemove: (id: string) => void;
}

function ComparisonTable({ consultants, onRemove }: TableProps) {
  const id = useId();
  const rows = ROWS.filter(({ cell }) => consultants.some((each) => Boolean(cell(each))));
  return (
    <>
      <h2 id={id}>{t`Compare consultants`}</h2>
      <div className="card table-card">
        <div className="scroll" role="region" aria-labelledby={id} tabIndex={0}>
          <table className="tbl compare">
            <thead>
              <tr>
                <td />
                {consultants.map(({ _id, name, position, language }) => (
                  <th key={_id} scope="col">
                    <span className="compare-name">{name}</span>
                    {position && <span lang={language}>{position}</span>}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ head, cell }) => (
                <tr key={head}>
                  <th scope="row">{head}</th>
                  {consultants.map((consultant) => (
                    <td key={consultant._id}>
                      {cell(consultant) || <span className="muted">{t`Not specified`}</span>}
                    </td>
                  ))}
                </tr>
              ))}
              <tr>
                <th scope="row">{t`Next step`}</th>
                {consultants.map((consultant) => (
                  <td key={consultant._id} tabIndex={-1}>
                    <div className="compare-acts">
                      <ConsultantRequest consultant={consultant} />
                      <Button kind="quiet" small onClick={() => onRemove(consultant._id)}>
                        <Trans>
                          Remove<span className="sr"> {consultant.name} from the comparison</span>
                        </Trans>
                      </Button>
                    </div>
                  </td>
                ))}
              </tr>
            </tbody>
          </table>
        </div>
      </div>
    </>
  );
}
