import { t } from '@lingui/core/macro';
import type { OwnApplication } from '../../shared/api/types.ts';
import { urlOf } from '../../shared/api/wire.ts';
import { PdfView } from '../../shared/ui/display/pdf-view.tsx';
import { UNKNOWN_LANGUAGE } from '../../shared/ui/display/content-language.tsx';

interface Props {
  application: Pick<OwnApplication, '_id' | 'note' | 'files'>;
  /** Shown if there is no note. */
  noNote: string;
  /** False for requests, which have no files: their absence is then not mentioned. */
  withFiles?: boolean;
}

/** The note and the files of an application as they were sent, for the applicant and for the company that decides. */
export function SentApplication({ application, noNote, withFiles = true }: Props) {
  const { _id: id, note, files } = application;
  const { cv, certificate } = files;
  return (
    <>
      {note ? (
        <p className="quoted" lang={UNKNOWN_LANGUAGE}>
          {note}
        </p>
      ) : (
        <p className="muted">{noNote}</p>
      )}
      {cv && (
        <PdfView
          label={t`CV`}
          file={urlOf('/private/api/applications/{id}/cv', { id })}
          filename={cv.filename}
        />
      )}
      {certificate && (
        <PdfView
          label={t`Certificate`}
          file={urlOf('/private/api/applications/{id}/certificate', { id })}
          filename={certificate.filename}
        />
      )}
      {withFiles && !cv && !certificate && <p className="small muted">{t`No CV or certificate was sent.`}</p>}
    </>
  );
}
