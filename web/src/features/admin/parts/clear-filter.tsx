import { Button } from '../../../shared/ui/button.tsx';

/** The way out of a filter that finds nothing. */
export function ClearFilter({ onClear }: { onClear: () => void }) {
  return (
    <Button kind="second" small onClick={onClear}>
      Clear filter
    </Button>
  );
}
