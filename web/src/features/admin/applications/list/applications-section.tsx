import type { Decision } from '@consulting/contracts';
import { plural, t } from '@lingui/core/macro';
import { useLayoutEffect, useRef, useState } from 'react';
import type { DeskApplication } from '../../../../shared/api/types.ts';
import { Button } from '../../../../shared/ui/form/button.tsx';
import { withLang } from '../../../../shared/ui/display/content-language.tsx';
import { column } from '../../parts/columns.tsx';
import { ListSection } from '../../parts/section-frame.tsx';
import { DeskTools } from '../board/desk-head.tsx';
import { ApplicationDetail } from '../detail/application-detail.tsx';
import './applications.css';
import './desk-panes.css';
import { BulkBar } from './bulk-bar.tsx';
import { DecisionDialog, useTemplates } from '../decision/decision-dialog.tsx';
import { concerned, type Step } from '../decision/decision-texts.ts';
import { NotSeen, Proposed, SentWhen, Standing } from './desk-cells.tsx';
import { DeskFilters } from './desk-filters.tsx';
import { applicantAbout, targetAbout, targetTitle } from '../desk-texts.ts';
import { ShortcutsHelp, keysOf, useShortcutsSetting } from '../shortcuts/shortcuts-help.tsx';
import { DecisionNotice } from '../decision/decision-notice.tsx';
import { useChecked } from './use-checked.ts';
import { useDeciding } from '../decision/use-deciding.ts';
import { useDeskShortcuts } from '../shortcuts/use-desk-shortcuts.ts';
import { LIST_PATH, useDeskList } from './use-desk-list.ts';
import { useFirstName, useReadAhead } from './use-read-ahead.ts';
import { useDecisionOutcome } from '../decision/use-decision-outcome.ts';
import { useMoving } from '../stages/use-moving.ts';

const LIST = {
  list: t`List of applications`,
  table: t`Table of applications`,
  search: t`Filter applications`,
  pages: t`Pages of applications`,
  searchedFields: t`Filter by name, email or title`,
  count: (total: number) => plural(total, { one: '# application', other: '# applications' }),
  noMatch: (search: string) => t`No applications match “${search}”.`,
};

/** What the dialog asks about: a step of the opened application, or a decision on the checked ones. */
type Asked =
  | { step: Step; opened: DeskApplication }
  | { step: Decision; opened?: never; entries: readonly DeskApplication[] };

/** The desk: applications of every kind, the longest waiting first, and beside them the opened one. */
export default function ApplicationsSection() {
  const root = useRef<HTMLDivElement>(null);
  const list = useDeskList();
  const { id, query, next, previous } = list;
  const checked = useChecked(list.items, list.shown);
  const { outcome, times, show, hide } = useDecisionOutcome();
  const deciding = useDeciding(list, show);
  const moving = useMoving(show);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [helping, setHelping] = useState(false);
  const [keysOn, setKeysOn] = useShortcutsSetting();
  const open = useReadAhead(id, next?.id);
  useTemplates();

  // An opened application is shown from its top, and its row is scrolled into view in the list beside it.
  const isListed = list.row !== undefined;
  useLayoutEffect(() => {
    if (id === undefined) return;
    window.scrollTo({ top: 0 });
    showRow(root.current);
  }, [id, isListed]);

  // The row in the list is enough to decide on, so deciding does not wait for the rest.
  const opened = open.data ?? list.row;
  const askOne = (step: Step) => opened && setAsked({ step, opened });
  const askMany = (step: Decision, entries: readonly DeskApplication[]) => setAsked({ step, entries });
  const desk = useDeskShortcuts({
    on: keysOn,
    root,
    list,
    checked,
    application: opened,
    isWhole: open.data !== undefined,
    askOne,
    askMany,
    undo: outcome?.undo,
    help: () => setHelping(true),
  });
  const keyOf = keysOf(keysOn);
  const moveMany = async (stage: string, entries: readonly DeskApplication[]) => {
    await moving.many(entries, stage);
    checked.setAll(false);
  };
  const isPending = query.status === 'pending';
  const sendAsked = async (what: Asked, note: string) => {
    if (what.opened) return deciding.one(what.opened, what.step, note);
    const settle = await deciding.many(what.entries, what.step, note);
    return () => {
      checked.setAll(false);
      settle();
    };
  };
  const people = asked ? (asked.opened ? [asked.opened] : asked.entries) : [];
  const firstName = useFirstName(open.data?._id === people[0]?._id ? open.data : undefined, people);
  return (
    <div className="adm-column desk" ref={root}>
      <ListSection
        tools={
          <DeskTools view="list">
            <Button
              small
              kind="quiet"
              aria-keyshortcuts={keysOn ? '?' : undefined}
              onClick={() => setHelping(true)}
            >{t`Keys`}</Button>
          </DeskTools>
        }
        texts={LIST}
        path={LIST_PATH}
        query={query}
        isFiltered={Boolean(query.kind ?? query.waiting ?? query.stage) || !isPending}
        empty={isPending ? t`No application is waiting.` : t`No applications found.`}
        refreshInterval={60_000}
        filters={<DeskFilters query={query} />}
        bar={<BulkBar checked={checked} onDecide={askMany} onMove={moveMany} />}
        stacked
        param="applicationid"
        head={t`Applicant`}
        entry={(row) => ({
          before: (
            <input
              type="checkbox"
              aria-label={t`Check ${row.applicant.name}, ${targetTitle(row)}`}
              checked={checked.has(row._id)}
              disabled={row.status !== 'pending'}
              onChange={() => checked.toggle(row._id)}
            />
          ),
          title: row.applicant.name,
          about: applicantAbout(row.applicant),
          mark: (
            <>
              {row.seenAt === null && row.status === 'pending' && <NotSeen />}
              {row.proposed && <Proposed />}
            </>
          ),
        })}
        columns={[
          column<DeskApplication>(t`For`, (row) => (
            <>
              {withLang(row.target, targetTitle(row))}
              <br />
              <span className="caption muted">{targetAbout(row)}</span>
            </>
          )),
          column<DeskApplication>(t`Sent`, (row) => <SentWhen {...row} />),
          column<DeskApplication>(isPending ? t`Stage` : t`Status`, (row) => (
            <Standing application={row} stages={list.stages} />
          )),
        ]}
        detail={
          id && (
            <ApplicationDetail
              key={id}
              query={open}
              row={list.row}
              moving={moving}
              onAsk={askOne}
              onNext={next && desk.goNext}
              onPrevious={previous && desk.goPrevious}
              keyOf={keyOf}
            />
          )
        }
        above={
          <DecisionNotice outcome={outcome} times={times} onClose={hide} undoProps={keyOf('z', t`Undo`)} />
        }
      />
      {asked && (
        <DecisionDialog
          step={asked.step}
          people={people.map((entry) => concerned(entry, firstName))}
          name={people
            .map(({ _id }) => _id)
            .sort()
            .join(',')}
          send={(note) => sendAsked(asked, note)}
          onClose={() => setAsked(null)}
        />
      )}
      {helping && <ShortcutsHelp on={keysOn} onChange={setKeysOn} onClose={() => setHelping(false)} />}
    </div>
  );
}

/** Scrolls the list, not the page, to the opened row if that is out of view. */
function showRow(root: HTMLElement | null): void {
  const list = root?.querySelector('.has-detail > .adm-panel > .scroll');
  const row = list?.querySelector('tr.sel')?.getBoundingClientRect();
  if (!list || !row) return;
  const { top, bottom } = list.getBoundingClientRect();
  if (row.top >= top && row.bottom <= Math.min(bottom, window.innerHeight)) return;
  list.scrollTop += row.top - top - list.clientHeight / 3;
}
