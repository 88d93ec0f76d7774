import { PROPOSAL_STATES } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import type { DeskProposal } from '../../../shared/api/types.ts';
import type { Filter } from '../../../shared/api/wire.ts';
import { withLang } from '../../../shared/ui/display/content-language.tsx';
import { CloseIcon } from '../../../shared/ui/display/icons.ts';
import '../../../shared/ui/list/filter-chips.css';
import { SelectField } from '../../../shared/ui/form/fields.tsx';
import { PROPOSAL_WORDS } from '../../proposals/proposal-texts.ts';
import { useAdminLocation, type Filters } from '../use-admin-location.ts';
import { personOf } from './desk-words.ts';

type Query = Filter<'/api/admin/proposals'>;

const ID = /^[0-9a-f]{24}$/i;
const idIn = (text: string | undefined) => (text && ID.test(text) ? text : undefined);

/** What the list is filtered by; what is no state and no id is ignored. */
export const readFilters = ({ state, project, person }: Filters): Query => ({
  state: PROPOSAL_STATES.find((each) => each === state),
  project: idIn(project),
  person: idIn(person),
});

interface Props {
  query: Query;
  /** The shown proposals, from which the chips take the names of project and person. */
  rows: readonly DeskProposal[];
}

/** The filters of the list: the state to be chosen, the person and the project that a link has set to be removed. */
export function ProposalFilters({ query: { state, project, person }, rows }: Props) {
  const { filter } = useAdminLocation();
  const select = useRef<HTMLDivElement>(null);
  const remove = (name: 'project' | 'person') => {
    // The button disappears.
    select.current?.querySelector('select')?.focus();
    filter({ [name]: '' });
  };
  const about = rows.find((row) => row.project._id === project)?.project;
  const of = rows.find(({ subject }) => subject._id === person);
  const chips = [
    project && (['project', about ? withLang(about, about.title) : t`one project`] as const),
    person && (['person', of ? personOf(of) : t`one person`] as const),
  ];
  return (
    <>
      <div ref={select}>
        <SelectField
          hiddenLabel
          label={t`State`}
          value={state ?? ''}
          onChange={(event) => filter({ state: event.target.value })}
          options={[
            { value: '', label: t`All states` },
            ...PROPOSAL_STATES.map((value) => ({ value, label: PROPOSAL_WORDS[value] })),
          ]}
        />
      </div>
      {(project ?? person) && (
        <div className="filter-chips" role="group" aria-label={t`Filters that are set`}>
          {chips.map(
            (chip) =>
              chip && (
                <button type="button" key={chip[0]} onClick={() => remove(chip[0])}>
                  <Trans>
                    <span className="sr">Remove the filter: </span>
                    {chip[1]}
                  </Trans>
                  <CloseIcon />
                </button>
              ),
          )}
        </div>
      )}
    </>
  );
}
