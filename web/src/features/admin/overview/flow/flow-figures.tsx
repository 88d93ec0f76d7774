import { FIGURE_DAYS, type FigureDays } from '@consulting/contracts';
import { plural, t } from '@lingui/core/macro';
import { getFile } from '../../../../shared/api/client.ts';
import { urlOf } from '../../../../shared/api/wire.ts';
import { LANGUAGE } from '../../../../shared/language.ts';
import { startDate, timeOfDay } from '../../../../shared/ui/display/dates.ts';
import { Loaded } from '../../../../shared/ui/feedback/loaded.tsx';
import { ViewToggle } from '../../../../shared/ui/list/view-toggle.tsx';
import { Panel, PanelBody } from '../../parts/panel.tsx';
import { TableDownloads } from '../../parts/table-downloads.tsx';
import { useAdminLocation } from '../../use-admin-location.ts';
import { DurationsPanel } from './durations-panel.tsx';
import { JobsPanel } from './jobs-panel.tsx';
import { KindsPanel } from './kinds-panel.tsx';
import { useFigureDays, useFigures } from './use-figures.ts';
import { WeeksPanel } from './weeks-panel.tsx';
import './flow.css';

const OPTIONS = FIGURE_DAYS.map((days) => ({
  value: String(days) as `${FigureDays}`,
  label: plural(days, { one: '# day', other: '# days' }),
}));

const FILES = { csv: '/api/admin/figures.csv', xlsx: '/api/admin/figures.xlsx' } as const;

/** How applications came in, how long they took and how far they got, in a period that is chosen. */
export function FlowFigures() {
  const { filter } = useAdminLocation();
  const days = useFigureDays();
  const query = useFigures();
  return (
    <>
      <Panel
        title={t`Figures of applications`}
        text={
          query.data &&
          t`Since ${startDate(query.data.from)}, counted at ${timeOfDay(query.data.at)}. Of fewer than five applications only the number is shown, and also where it could be worked out from other figures.`
        }
      >
        <PanelBody>
          <div className="adm-filters flow-choice">
            <ViewToggle value={`${days}`} options={OPTIONS} onChange={(value) => filter({ days: value })} />
            <Download days={days} />
          </div>
        </PanelBody>
      </Panel>
      <Loaded query={query}>
        {(figures) => (
          <>
            <DurationsPanel
              figures={figures}
              what="seen"
              title={t`Days until seen`}
              text={t`From arrival to the first opening, of the applications that were first opened in the period`}
              table={t`Table of days until seen`}
              head={t`First opened`}
            />
            <DurationsPanel
              figures={figures}
              what="decided"
              title={t`Days until decided`}
              text={t`From arrival to the decision, of the applications that were decided in the period`}
              table={t`Table of days until decided`}
              head={t`Decided`}
            />
            <WeeksPanel figures={figures} />
            <KindsPanel figures={figures} />
            <JobsPanel figures={figures} />
          </>
        )}
      </Loaded>
    </>
  );
}

function Download({ days }: { days: FigureDays }) {
  return (
    <div className="flow-download">
      <span className="caption muted" aria-hidden="true">{t`Download figures`}</span>
      <TableDownloads
        label={t`Figures`}
        name={(format) => `figures.${format}`}
        load={(format) => getFile(urlOf(FILES[format], { days, language: LANGUAGE }))}
      />
    </div>
  );
}
