import { t } from '@lingui/core/macro';
import { lazy, Suspense, useState } from 'react';
import type { User } from '../../../shared/api/types.ts';
import { Button } from '../../../shared/ui/form/button.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';

const CvSkillsDialog = lazy(() => import('./cv-skills-dialog.tsx'));

interface Props {
  user: User;
  /** Called with the skills that were ticked. */
  onTake: (skills: string[]) => void;
}

/** Suggests skills from the stored CV, to be ticked one by one; nothing without a CV. */
export function CvSkills({ user, onTake }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [taken, setTaken] = useState<string[]>([]);
  if (!user.cv) return null;
  return (
    <div className="cv-skills">
      <Button kind="second" small aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t`Suggest skills from my CV`}
      </Button>
      {taken.length > 0 && (
        <Notice tone="ok">{t`Added: ${taken.join(', ')}. Save your profile to keep them.`}</Notice>
      )}
      {isOpen && (
        <Suspense>
          <CvSkillsDialog
            onClose={() => setOpen(false)}
            onTake={(skills) => {
              setOpen(false);
              setTaken(skills);
              onTake(skills);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
