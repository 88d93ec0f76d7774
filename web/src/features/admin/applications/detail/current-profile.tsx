import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { DeskDetail, FileInfo } from '../../../../shared/api/types.ts';
import { urlOf } from '../../../../shared/api/wire.ts';
import { Tags } from '../../../../shared/ui/display/badge.tsx';
import { dateTime } from '../../../../shared/ui/display/dates.ts';
import { PdfView } from '../../../../shared/ui/display/pdf-view.tsx';
import { careerFacts, Facts } from '../../parts/facts.tsx';
import { Panel, PanelBody } from '../../parts/panel.tsx';
import { countryName } from '../../../../shared/ui/form/countries.ts';

const aboutPerson = (profile: DeskDetail['profile']) =>
  [
    [t`Country`, countryName(profile.country)],
    [t`Skills`, profile.skills.length > 0 && <Tags label={t`Skills`} words={profile.skills} />],
  ] as const;

/** Whether the file in the profile differs from the one that was sent. */
const isOther = (now: FileInfo | null | undefined, sent: FileInfo | undefined): now is FileInfo =>
  now != null && (now.uploadedAt !== sent?.uploadedAt || now.filename !== sent.filename);

interface Props {
  application: DeskDetail;
  /** Country and skills are shown elsewhere. */
  careerOnly?: boolean;
}

/** The current profile, with those documents that differ from what was sent. */
export function CurrentProfile({ application: { profile, files }, careerOnly }: Props) {
  const { _id: id, cv, certificate } = profile;
  return (
    <Panel title={t`Profile now`}>
      <PanelBody>
        <Facts rows={[...(careerOnly ? [] : aboutPerson(profile)), ...careerFacts(profile)]} />
        {isOther(cv, files.cv) && (
          <Changed file={cv}>
            <PdfView
              label={t`CV of the profile`}
              file={urlOf('/api/admin/applicants/{id}/cv', { id })}
              filename={cv.filename}
            />
          </Changed>
        )}
        {isOther(certificate, files.certificate) && (
          <Changed file={certificate}>
            <PdfView
              label={t`Certificate of the profile`}
              file={urlOf('/api/admin/applicants/{id}/certificate', { id })}
              filename={certificate.filename}
            />
          </Changed>
        )}
      </PanelBody>
    </Panel>
  );
}

function Changed({ file, children }: { file: FileInfo; children: ReactNode }) {
  const when = dateTime(file.uploadedAt);
  return (
    <div className="form">
      <p className="small">{t`Not the version that was sent (uploaded on ${when}).`}</p>
      {children}
    </div>
  );
}
