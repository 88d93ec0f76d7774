import { t } from '@lingui/core/macro';
import type { DeskDetail } from '../../../../shared/api/types.ts';
import { urlOf } from '../../../../shared/api/wire.ts';
import { dateTime } from '../../../../shared/ui/display/dates.ts';
import { PdfView } from '../../../../shared/ui/display/pdf-view.tsx';
import { Panel, PanelBody } from '../../parts/panel.tsx';
import { UNKNOWN_LANGUAGE } from '../../../../shared/ui/display/content-language.tsx';
import './detail.css';

interface Props {
  application: DeskDetail;
  /** The note is shown elsewhere. */
  withoutNote?: boolean;
}

/** The note and the documents at the time when the application was sent. An opened document takes the whole width. */
export function SentApplicationPanel({ application, withoutNote }: Props) {
  const {
    _id: id,
    note,
    appliedAt,
    files: { cv, certificate },
  } = application;
  const when = dateTime(appliedAt);
  return (
    <Panel
      title={t`Documents sent`}
      text={t`As it was on ${when}. The applicant is notified each time a document is viewed.`}
    >
      <PanelBody>
        {!withoutNote && (
          <p className={note ? 'desk-note' : 'small muted'} lang={note ? UNKNOWN_LANGUAGE : undefined}>
            {note || t`Without a note.`}
          </p>
        )}
        <div className="desk-documents">
          {cv && (
            <div data-part="cv">
              <PdfView
                label={t`CV`}
                file={urlOf('/api/admin/applications/{id}/cv', { id })}
                filename={cv.filename}
              />
            </div>
          )}
          {certificate && (
            <PdfView
              label={t`Certificate`}
              file={urlOf('/api/admin/applications/{id}/certificate', { id })}
              filename={certificate.filename}
            />
          )}
        </div>
        {!cv && !certificate && <p className="small muted">{t`No document was sent.`}</p>}
      </PanelBody>
    </Panel>
  );
}
