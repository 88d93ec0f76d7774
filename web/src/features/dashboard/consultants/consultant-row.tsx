import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId, useState, type ReactNode } from 'react';
import type { Consultant } from '../../../shared/api/types.ts';
import { availabilityLines } from '../../../shared/availability/availability-lines.tsx';
import { withLang } from '../../../shared/ui/display/content-language.tsx';
import { Tags } from '../../../shared/ui/display/badge.tsx';
import { CareerList } from '../../../shared/ui/display/career-list.tsx';
import { ChevronIcon } from '../../../shared/ui/display/icons.ts';
import SharedSkills from '../../shared-skills/shared-skills.tsx';
import { ConsultantRequest } from './consultant-request.tsx';
import type { Comparison } from './use-comparison.ts';

interface Props {
  consultant: Consultant;
  /** The consultant named in the URL. */
  chosen: boolean;
  comparison: Comparison;
  /** The element that says why no further consultant can be chosen. */
  whyFull: string;
}

/** One consultant on one line; the name opens what they have done so far. */
export function ConsultantRow({ consultant, chosen, comparison, whyFull }: Props) {
  const { _id, name, language, position, skills, rate } = consultant;
  const { qualification, experience, projects } = consultant;
  const id = useId();
  const hasMore = qualification.length + experience.length + projects.length > 0;
  const [open, setOpen] = useState(chosen);
  const isCompared = comparison.ids.includes(_id);
  const isRefused = comparison.isFull && !isCompared;
  return (
    <li className={chosen ? 'consultant chosen' : 'consultant'} data-id={_id} tabIndex={-1}>
      <div className="consultant-who">
        <h3>
          {hasMore ? (
            <button
              className="consultant-name"
              type="button"
              aria-expanded={open}
              aria-controls={id}
              onClick={() => setOpen(!open)}
            >
              {name} <ChevronIcon />
            </button>
          ) : (
            name
          )}
        </h3>
        {position && (
          <p className="muted small" lang={language}>
            {position}
          </p>
        )}
      </div>
      <div>
        <Tags label={t`Skills`} words={skills} most={4} />
        <SharedSkills shared={consultant.shared} />
      </div>
      <Fact name={t`Availability`} value={availabilityLines(consultant)} />
      <Fact name={t`Rate`} value={withLang(consultant, rate)} />
      <label className="check consultant-compare">
        <input
          type="checkbox"
          checked={isCompared}
          disabled={isRefused}
          aria-describedby={isRefused ? whyFull : undefined}
          onChange={() => comparison.toggle(_id)}
        />
        <span>
          <Trans>
            Compare<span className="sr"> {name}</span>
          </Trans>
        </span>
      </label>
      <ConsultantRequest consultant={consultant} chosen={chosen} />
      {hasMore && (
        <div className="consultant-more" id={id} hidden={!open}>
          <CareerList qualification={qualification} experience={experience} />
          {projects.length > 0 && <p className="small">{t`Projects: ${projects.join(', ')}`}</p>}
        </div>
      )}
    </li>
  );
}

/** A short text with its name above; an empty one keeps its place in the row. */
function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <p className="consultant-fact">
      {value && (
        <>
          <span className="muted">{name}</span> <span>{value}</span>
        </>
      )}
    </p>
  );
}
