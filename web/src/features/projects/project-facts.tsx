import { contractText, WORDS } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import type { AdminProject, Project } from '../../shared/api/types.ts';
import { postingFacts, PostingMeta } from '../../shared/posting/posting-meta.tsx';
import { PlaceIcon } from '../../shared/ui/display/icons.ts';

/** The terms of a project as labels and values; omits those that are not given. */
export function projectFacts(project: Project | AdminProject): (readonly [label: string, value: string])[] {
  const { contract_type: type, aueg_permit: permit } = project;
  const own = [
    [t`Location`, project.location],
    [t`Duration`, project.duration],
    [t`Workload`, project.workload],
    [t`Contract`, contractText(type)],
    [t`Permit (AÜG)`, type === 'temporary-employment' ? permit : ''],
  ] as const;
  return [...own.filter(([, value]) => value), ...postingFacts(project)];
}

interface MetaProps {
  project: Project;
  /** Terms that are shown elsewhere. */
  omit?: readonly string[];
}

/** The same as parts of a line. */
export function ProjectMeta({ project, omit = [] }: MetaProps) {
  return (
    <>
      {project.location && !omit.includes('location') && (
        <span>
          <PlaceIcon />
          {project.location}
        </span>
      )}
      {project.duration && <span>{project.duration}</span>}
      {project.workload && <span>{project.workload}</span>}
      {project.contract_type && <span>{WORDS[`contract.${project.contract_type}`]}</span>}
      <PostingMeta posting={project} omit={omit} />
    </>
  );
}
