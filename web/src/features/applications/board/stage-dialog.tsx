import { t } from '@lingui/core/macro';
import { Button } from '../../../shared/ui/form/button.tsx';
import { Modal } from '../../../shared/ui/dialog/modal.tsx';

interface Props {
  title: string;
  stages: readonly { stage: string; name: string }[];
  /** The stage in which it stands, or the first of those that are chosen from. */
  current?: string | undefined;
  onChoose: (stage: string) => void;
  onClose: () => void;
}

/** Lets somebody choose a stage. */
export function StageDialog({ title, stages, current, onChoose, onClose }: Props) {
  const others = stages.filter(({ stage }) => stage !== current);
  return (
    <Modal
      title={title}
      onClose={onClose}
      size="24rem"
      actions={<Button kind="second" onClick={onClose}>{t`Cancel`}</Button>}
    >
      <ul className="stage-choice">
        {others.map(({ stage, name }, index) => (
          <li key={stage}>
            <Button
              kind="second"
              data-autofocus={index === 0 || undefined}
              onClick={() => {
                onClose();
                onChoose(stage);
              }}
            >
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
