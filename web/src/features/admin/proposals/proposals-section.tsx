import { plural, t } from '@lingui/core/macro';
import type { DeskProposal } from '../../../shared/api/types.ts';
import { Badge } from '../../../shared/ui/display/badge.tsx';
import { langOf, UNKNOWN_LANGUAGE } from '../../../shared/ui/display/content-language.tsx';
import { shortWhen } from '../../../shared/ui/display/dates.ts';
import { PlusIcon } from '../../../shared/ui/display/icons.ts';
import { ButtonLink } from '../../../shared/ui/form/button.tsx';
import { PROPOSAL_TONES, PROPOSAL_WORDS } from '../../proposals/proposal-texts.ts';
import { column } from '../parts/columns.tsx';
import { ListSection } from '../parts/section-frame.tsx';
import { useListPage } from '../parts/use-list-page.ts';
import { useAdminLocation } from '../use-admin-location.ts';
import { companyOf, personOf, whenOf } from './desk-words.ts';
import { ProposalDetail } from './proposal-detail.tsx';
import { ProposalFilters, readFilters } from './proposal-filters.tsx';
import { ProposeView } from './propose/propose-view.tsx';
import './proposals.css';

const PATH = '/api/admin/proposals';
const REFRESH = 60_000;

const LIST = {
  list: t`List of proposals`,
  table: t`Table of proposals`,
  pages: t`Pages of proposals`,
  count: (total: number) => plural(total, { one: '# proposal', other: '# proposals' }),
};

/** Proposals, newest first, and beside them the opened one. A new one takes the place of both. */
export default function ProposalsSection() {
  const { views } = useAdminLocation();
  return views.includes('create') ? <ProposeView /> : <ProposalsList />;
}

function ProposalsList() {
  const { chosen, filters, to } = useAdminLocation();
  const id = chosen['proposalid'];
  const query = readFilters(filters);
  const rows = useListPage(PATH, query, { refreshInterval: REFRESH }).data?.items ?? [];
  return (
    <div className="adm-column proposals">
      <ListSection
        tools={
          <ButtonLink small to={to('proposals', {}, 'create')}>
            <PlusIcon />
            {t`Propose somebody`}
          </ButtonLink>
        }
        texts={LIST}
        path={PATH}
        query={query}
        refreshInterval={REFRESH}
        filters={<ProposalFilters query={query} rows={rows} />}
        empty={
          Object.values(query).some(Boolean) ? t`No proposal matches these filters.` : t`No proposals yet.`
        }
        emptyAction={<HowTo />}
        stacked
        param="proposalid"
        head={t`Person`}
        entry={(row) => ({
          title: personOf(row),
          about: (
            <>
              {row.reference} · <span lang={UNKNOWN_LANGUAGE}>{row.profile.position}</span>
            </>
          ),
        })}
        columns={[
          column<DeskProposal>(t`Project`, ({ project }) => (
            <>
              <span lang={langOf(project)}>{project.title}</span>
              <br />
              <span className="caption muted">{companyOf(project)}</span>
            </>
          )),
          column<DeskProposal>(t`State`, (row) => (
            <>
              <Badge tone={PROPOSAL_TONES[row.state]}>{PROPOSAL_WORDS[row.state]}</Badge>
              <br />
              <span className="caption muted">{whenOf(row)}</span>
            </>
          )),
          column<DeskProposal>(
            t`Looks`,
            ({ viewCounts: { list, profile, document } }) => list + profile + document,
            { right: true, labelled: true },
          ),
          column<DeskProposal>(
            t({ message: 'Asked', context: 'when' }),
            ({ askedAt }) => <span className="line">{shortWhen(askedAt)}</span>,
            { optional: true },
          ),
        ]}
        detail={id && <ProposalDetail key={id} id={id} row={rows.find(({ _id }) => _id === id)} />}
      />
    </div>
  );
}

/** What to do where there are no proposals. */
const HowTo = () => (
  <div className="proposals-how">
    <p>
      {t`Propose a freelancer, or a consultant who is not listed, for an open project of a company. The person is asked first; only after a yes the company sees the profile, without a name.`}
    </p>
    <p className="muted">{t`Begin here, on a person’s page, or on the page of a project.`}</p>
  </div>
);
