import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { send } from '../../../../shared/api/client.ts';
import type { DeskCard } from '../../../../shared/api/types.ts';
import { useApi, useRefresh } from '../../../../shared/api/use-api.ts';
import { LANGUAGE } from '../../../../shared/language.ts';
import { Button } from '../../../../shared/ui/form/button.tsx';
import { Modal } from '../../../../shared/ui/dialog/modal.tsx';
import { Loaded } from '../../../../shared/ui/feedback/loaded.tsx';
import { SearchField } from '../../../../shared/ui/list/search-field.tsx';
import { withLang } from '../../../../shared/ui/display/content-language.tsx';
import { Board } from '../../../applications/board/board.tsx';
import type { BoardCard, BoardColumn } from '../../../applications/board/board-columns.ts';
import { useBoardMoves } from '../../../applications/board/use-board-moves.ts';
import { useAdminLocation } from '../../use-admin-location.ts';
import { DecisionDialog, useTemplates } from '../decision/decision-dialog.tsx';
import { DecisionNotice } from '../decision/decision-notice.tsx';
import { concerned, type Step } from '../decision/decision-texts.ts';
import { useDecisionOutcome } from '../decision/use-decision-outcome.ts';
import { decideOn, REFRESH_AFTER_DECISION } from '../decision/use-deciding.ts';
import { targetTitle } from '../desk-texts.ts';
import { useFirstName } from '../list/use-read-ahead.ts';
import { useShortcutsSetting } from '../shortcuts/shortcuts-help.tsx';
import { DeskHead } from './desk-head.tsx';
import { boardUrl, readBoardTarget, useBoardTarget } from './board-target.ts';

/** Cards of a column at first, and after "Show more". */
const CARDS = { first: 100, most: 250 } as const;

type Card = BoardCard & { entry: DeskCard };

/** The desk as a board: everything on which the firm decides, or the applications for one job or project. */
export default function DeskBoard() {
  const { filters, filter } = useAdminLocation();
  const target = readBoardTarget(filters.board);
  const [limit, setLimit] = useState<number>(CARDS.first);
  const board = useApi(boardUrl(target, { q: filters.q, limit }), {
    refreshInterval: 60_000,
    keepPreviousData: true,
  });
  const { title, language, isOwners } = useBoardTarget(target);
  const total = board.data?.columns.reduce((sum, column) => sum + column.total, 0);
  return (
    <div className="adm-column desk">
      <DeskHead view="board" />
      <div className="board-tools">
        <p className="small muted" role="status">
          {total !== undefined && plural(total, { one: '# open application', other: '# open applications' })}
          {target && title && (
            <Trans>
              , for <span lang={language}>{title}</span>
            </Trans>
          )}
        </p>
        {target && (
          <Button small kind="quiet" onClick={() => filter({ board: '' })}>{t`All applications`}</Button>
        )}
        <SearchField
          hiddenLabel
          label={t`Filter applications`}
          placeholder={t`Filter by name, email or title`}
          value={filters.q ?? ''}
          onSearch={(q) => filter({ q })}
        />
      </div>
      {isOwners && (
        <p className="small muted">{t`The company moves the applications for its own project.`}</p>
      )}
      <Loaded query={board} empty="" failed={t`The board could not be loaded.`} isEmpty={() => false}>
        {({ columns }) => (
          <DeskColumns
            columns={columns}
            label={title && target ? t`Applications for ${title} by stage` : t`Applications by stage`}
            isOfAll={!target}
            readOnly={isOwners}
            onMore={limit < CARDS.most ? () => setLimit(CARDS.most) : undefined}
          />
        )}
      </Loaded>
    </div>
  );
}

interface ColumnsProps {
  columns: readonly {
    stage: string;
    name: { en: string; de: string };
    total: number;
    cards: readonly DeskCard[];
  }[];
  label: string;
  /** Whether it is the board of everything, whose cards say what was applied for. */
  isOfAll: boolean;
  readOnly: boolean;
  onMore?: (() => void) | undefined;
}

function DeskColumns({ columns, label, isOfAll, readOnly, onMore }: ColumnsProps) {
  const { to } = useAdminLocation();
  const refresh = useRefresh();
  const [keysOn] = useShortcutsSetting();
  const shown = useMemo(
    () =>
      columns.map((column): BoardColumn<Card> => ({
        ...column,
        name: column.name[LANGUAGE],
        cards: column.cards.map((entry) => ({
          _id: entry._id,
          name: entry.applicant.name,
          headline: entry.headline || entry.applicant.company,
          about: isOfAll ? withLang(entry.target, targetTitle(entry)) : undefined,
          stageSince: entry.stageSince,
          hasCv: entry.files.cv !== undefined,
          hasCertificate: entry.files.certificate !== undefined,
          to: to('applications', { applicationid: entry._id }),
          entry,
        })),
      })),
    // The paths of cards change with the filters, and then there are other columns.
    // oxlint-disable-next-line react/exhaustive-deps
    [columns, isOfAll],
  );
  const moves = useBoardMoves(
    shown,
    (id, body) => send('patch', '/api/admin/applications/{id}/stage', { params: { id }, body }),
    () => refresh(...REFRESH_AFTER_DECISION),
  );
  const { outcome, times, show, hide } = useDecisionOutcome();
  const [asked, setAsked] = useState<{ entry: DeskCard; step?: Step | undefined } | null>(null);
  useTemplates();
  const firstName = useFirstName(undefined, asked ? [asked.entry] : []);
  return (
    <>
      <DecisionNotice outcome={outcome} times={times} onClose={hide} />
      <Board
        label={label}
        moves={moves}
        readOnly={readOnly}
        onMore={onMore}
        onDecide={({ entry }, step) => setAsked({ entry, step })}
        keysOff={!keysOn}
      />
      {asked && !asked.step && (
        <Modal
          title={t`Decide on ${asked.entry.applicant.name}`}
          onClose={() => setAsked(null)}
          size="26rem"
          actions={<Button kind="second" onClick={() => setAsked(null)}>{t`Cancel`}</Button>}
        >
          <div className="row">
            <Button onClick={() => setAsked({ ...asked, step: 'selected' })}>{t`Select`}</Button>
            <Button
              kind="reject"
              onClick={() => setAsked({ ...asked, step: 'rejected' })}
            >{t`Reject`}</Button>
          </div>
        </Modal>
      )}
      {asked?.step && (
        <DecisionDialog
          step={asked.step}
          people={[concerned(asked.entry, firstName)]}
          name={asked.entry._id}
          send={async (note) => {
            const { _id: id, applicant } = asked.entry;
            const body = { status: asked.step ?? 'pending', ...(note && { note }) };
            const { tone, text } = await decideOn(
              send('patch', '/api/admin/applications/{id}', { params: { id }, body }),
            );
            return () => {
              show({ tone, text: `${applicant.name}: ${text}`, takesFocus: true });
              void refresh(...REFRESH_AFTER_DECISION);
            };
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
