import type { Application } from '../../../applications/domain/application.ts';

/** The firm asks applicants whom it has rejected for a job, or for none in particular, whether it may keep their documents. */
export const asksToKeep = ({
  kind,
  status,
  history,
}: Pick<Application, 'kind' | 'status' | 'history'>): boolean =>
  status === 'rejected' && history.at(-1)?.by === 'firm' && (kind === 'job' || kind === 'speculative');
