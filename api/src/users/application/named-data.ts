import { APPLICATION_KINDS, type ApplicationKind } from '@consulting/contracts';
import { THE_FIRM } from '../../applications/domain/application.ts';
import type { ExportPart, Named, Reference } from './account-lifecycle.ts';

type Entry = Readonly<Record<string, unknown>>;

/** Where entries of the parts refer to something, by its id. */
const REFERENCES: Readonly<Record<string, (entry: Entry) => Reference | null>> = {
  applications: ({ kind, targetId }) => referenceTo(kind, targetId ?? THE_FIRM),
  'waiting-applications': ({ kind, targetId }) => referenceTo(kind, targetId),
  appointments: ({ kind, targetId }) => referenceTo(kind, targetId ?? THE_FIRM),
  alerts: ({ targetKind, targetId }) => referenceTo(targetKind, targetId),
  messages: ({ jobId }) => referenceTo('job', jobId),
  proposals: ({ projectId }) => referenceTo('project', projectId),
};

function referenceTo(kind: unknown, id: unknown): Reference | null {
  const known = APPLICATION_KINDS.find((each): each is ApplicationKind => each === kind);
  return known && typeof id === 'string' ? { kind: known, id } : null;
}

const entriesOf = ({ data }: ExportPart): Entry[] => (Array.isArray(data) ? (data as Entry[]) : []);

/**
 * Returns a person's data with the name of each position beside its id, as `target`: null for one that exists no more. Notes
 * about an application have what it was for.
 */
export async function withNames(
  parts: readonly ExportPart[],
  names: (references: readonly Reference[]) => Promise<Map<string, Named>>,
): Promise<ExportPart[]> {
  const references = parts.flatMap((part) =>
    entriesOf(part).flatMap((entry) => REFERENCES[part.name]?.(entry) ?? []),
  );
  const found = references.length === 0 ? new Map<string, Named>() : await names(references);
  const applications = parts.filter(({ name }) => name === 'applications').flatMap(entriesOf);
  const targetOf = (part: string, entry: Entry): Named | null => {
    if (part === 'notes') {
      const about = applications.find(({ id }) => entry['about'] === `application:${String(id)}`);
      return about ? targetOf('applications', about) : null;
    }
    const reference = REFERENCES[part]?.(entry);
    return (reference && found.get(reference.id)) ?? null;
  };
  return parts.map((part) =>
    part.name === 'notes' || part.name in REFERENCES
      ? { ...part, data: entriesOf(part).map((entry) => ({ ...entry, target: targetOf(part.name, entry) })) }
      : part,
  );
}
