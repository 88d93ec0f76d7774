import { t } from '@lingui/core/macro';
import { Button } from '../../../shared/ui/button.tsx';

/** Offered when a filter has no results. */
export function ClearFilter({ onClear }: { onClear: () => void }) {
  return <Button kind="second" small onClick={onClear}>{t`Clear filter`}</Button>;
}
