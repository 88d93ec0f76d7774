import { COMPANY } from '@consulting/contracts';
import type { Mail } from '../../platform/mail/outbox.ts';
import type { StateChange } from '../../shared/posting.ts';
import type { Project } from '../domain/project.ts';

const isPause = ({ state }: StateChange) => state === 'paused';

/** What a company is told when the firm pauses or closes its project. */
function paragraphs({ title }: Project, change: StateChange): string[] {
  const sentence = isPause(change)
    ? `${COMPANY.shortName} has paused your project "${title}". It is not shown, and nobody can apply to it, until you open it again.`
    : `${COMPANY.shortName} has closed your project "${title}". It is no longer shown, and nobody can apply to it.`;
  return [sentence, ...(change.note ? [change.note] : []), 'If you have questions, please write to us.'];
}

/** Among the messages. */
export function ownerText(project: Project, change: StateChange): string {
  return paragraphs(project, change).join('\n\n');
}

export function ownerMail(
  project: Project,
  owner: { first_name: string; email: string },
  change: StateChange,
): Mail {
  return {
    to: owner.email,
    subject: `Your project has been ${isPause(change) ? 'paused' : 'closed'}: ${project.title}`,
    paragraphs: [`Hello ${owner.first_name},`, ...paragraphs(project, change)],
    action: { label: 'Open your project', path: `/dashboard/projects?projectId=${project.id}` },
    kind: 'project-state',
  };
}
