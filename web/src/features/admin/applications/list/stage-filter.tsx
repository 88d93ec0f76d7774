import { t } from '@lingui/core/macro';
import { useAdminLocation } from '../../use-admin-location.ts';
import { useStages } from '../stages/use-stages.ts';

/** Shows the pending applications of one of the firm's stages, or of all. */
export function StageFilter({ stage = '' }: { stage?: string | undefined }) {
  const { filter } = useAdminLocation();
  const { stages } = useStages();
  if (stages.length === 0) return null;
  return (
    <div className="desk-stages" role="group" aria-label={t`Stage`}>
      {[{ stage: '', name: t`All` }, ...stages].map((each) => (
        <button
          key={each.stage}
          type="button"
          aria-pressed={each.stage === stage}
          onClick={() => filter({ stage: each.stage })}
        >
          {each.name}
        </button>
      ))}
    </div>
  );
}
