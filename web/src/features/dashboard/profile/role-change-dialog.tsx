import type { Role } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { ConfirmDialog } from '../../../shared/ui/dialog/confirm-dialog.tsx';
import { ROLE_NAMES } from '../../../shared/ui/display/role-names.ts';

interface Props {
  from: Role;
  to: Role;
  onConfirm: () => Promise<void>;
  onCancel: () => void;
}

const ENDS: Record<Role, string> = {
  JobSeeker: t`You can no longer apply for jobs.`,
  Freelancer: t`Projects for freelancers are no longer open to you.`,
  B2B: t`Your projects are hidden from everyone until you are a B2B user again. You can no longer access your employees or request consultants.`,
};

const BEGINS: Record<Role, string> = {
  JobSeeker: t`You can see and apply for jobs. You can read messages, but not send any.`,
  Freelancer: t`You can see and apply for projects, and write to the project office.`,
  B2B: t`You can post projects, offer employees and request consultants for your company.`,
};

const titleOf = (from: string, to: string) => t`Change role from ${from} to ${to}?`;

/** Explains the effects of a role change before it is made. Nothing is deleted by it. */
export function RoleChangeDialog({ from, to, ...calls }: Props) {
  return (
    <ConfirmDialog
      harmless
      title={titleOf(ROLE_NAMES[from], ROLE_NAMES[to])}
      confirmLabel={t`Change role`}
      workingLabel={t`Saving...`}
      {...calls}
    >
      <ul className="bullets">
        <li>{from === 'Freelancer' && to === 'B2B' ? t`You keep access to projects.` : ENDS[from]}</li>
        <li>{BEGINS[to]}</li>
        <li>{t`Your applications, your profile and your messages are kept.`}</li>
      </ul>
    </ConfirmDialog>
  );
}
