import { t } from '@lingui/core/macro';
import { Button } from './button.tsx';
import { Notice } from '../feedback/notice.tsx';

/** Says that a draft was restored. The form's Cancel deletes the draft; forms without one pass `onDiscard`. */
export function DraftNotice({ onDiscard }: { onDiscard?: () => void }) {
  if (!onDiscard)
    return (
      <Notice tone="info">{t`Your unfinished draft has been restored. It hasn’t been saved; Cancel discards it.`}</Notice>
    );
  return (
    <div className="row">
      <Notice tone="info">{t`Your unfinished draft has been restored. It hasn’t been sent.`}</Notice>
      <Button kind="quiet" small onClick={onDiscard}>{t`Discard it`}</Button>
    </div>
  );
}
