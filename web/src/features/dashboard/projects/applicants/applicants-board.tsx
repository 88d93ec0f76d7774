import { t } from '@lingui/core/macro';
import { TIMING } from '@consulting/contracts';
import { useMemo, useState } from 'react';
import { send } from '../../../../shared/api/client.ts';
import { useApi, useRefresh } from '../../../../shared/api/use-api.ts';
import { urlOf, type Answer } from '../../../../shared/api/wire.ts';
import { LANGUAGE } from '../../../../shared/language.ts';
import { Loaded } from '../../../../shared/ui/feedback/loaded.tsx';
import { Board } from '../../../applications/board/board.tsx';
import type { BoardColumn } from '../../../applications/board/board-columns.ts';
import { useBoardMoves } from '../../../applications/board/use-board-moves.ts';
import { nameOf } from './hidden-applicant.ts';

const PATH = '/private/api/projects/{id}/board';
type Columns = Answer<'get', typeof PATH>['columns'];

/** Cards of a column at first, and after "Show more". */
const CARDS = { first: 50, most: 250 } as const;

interface Props {
  projectId: string;
  title: string;
  /** Path of an opened application. */
  pathOf: (applicationId: string) => string;
}

/** The pending applicants of the company's project by stage. */
export function ApplicantsBoard({ projectId, title, pathOf }: Props) {
  const [limit, setLimit] = useState<number>(CARDS.first);
  const board = useApi(urlOf(PATH, { id: projectId, limit }), {
    refreshInterval: TIMING.pollJobs,
    keepPreviousData: true,
  });
  return (
    <Loaded query={board} empty="" failed={t`The board could not be loaded.`} isEmpty={() => false}>
      {({ columns }) => (
        <Stages
          columns={columns}
          projectId={projectId}
          label={t`Applicants for ${title} by stage`}
          pathOf={pathOf}
          onMore={limit < CARDS.most ? () => setLimit(CARDS.most) : undefined}
        />
      )}
    </Loaded>
  );
}

interface StagesProps extends Pick<Props, 'projectId' | 'pathOf'> {
  columns: Columns;
  label: string;
  onMore: (() => void) | undefined;
}

function Stages({ columns, projectId, label, pathOf, onMore }: StagesProps) {
  const refresh = useRefresh();
  const shown = useMemo(
    () =>
      columns.map((column): BoardColumn => ({
        ...column,
        name: column.name[LANGUAGE],
        cards: column.cards.map(({ _id, hidden, name, company, headline, stageSince, files }) => ({
          _id,
          name: nameOf({ hidden, name }),
          headline: headline || company,
          stageSince,
          hasCv: files.cv !== undefined,
          hasCertificate: files.certificate !== undefined,
          to: pathOf(_id),
        })),
      })),
    // The paths of cards only follow the address of the list.
    // oxlint-disable-next-line react/exhaustive-deps
    [columns],
  );
  const moves = useBoardMoves(
    shown,
    (applicationId, body) =>
      send('patch', '/private/api/projects/{id}/applicants/{applicationId}/stage', {
        params: { id: projectId, applicationId },
        body,
      }),
    () => refresh(urlOf('/private/api/projects/{id}/board', { id: projectId }), '/private/api/projects'),
  );
  return <Board label={label} moves={moves} onMore={onMore} />;
}
