import { t } from '@lingui/core/macro';
import { useNavigate } from 'react-router-dom';
import type { ReactNode } from 'react';
import { send } from '../../../shared/api/client.ts';
import { useRefresh } from '../../../shared/api/use-api.ts';
import { Button } from '../../../shared/ui/form/button.tsx';
import { withOutcome } from '../../../shared/ui/feedback/outcome.tsx';
import { useConfirm } from '../../../shared/ui/dialog/use-confirm.tsx';
import { useAdminLocation } from '../use-admin-location.ts';

interface Props {
  /** The API path of the entry. */
  path: `/api/admin/${'jobs' | 'projects' | 'employees' | 'consultants' | 'contact-messages'}/{id}`;
  id: string;
  /** The lists that contain it. Not the entry itself, which is still on screen for a moment and would answer 404. */
  lists: Parameters<ReturnType<typeof useRefresh>>;
  /** Title of the confirmation, and its question, which must name what is affected. */
  title: string;
  question: string;
  /** The message that the list shows afterwards. */
  outcome: string;
  failed?: string;
  /** A failure leaves the dialog open without an error message, as the specification requires. */
  silent?: boolean;
  /** A milder alternative that the dialog offers. */
  instead?: { label: string; act: () => void };
  /** Buttons before Delete. */
  children?: ReactNode;
}

/** The buttons of an entry. Delete asks first and leads back to the list of the section. */
export function EntryActions(props: Props) {
  const { path, id, lists, question, outcome, failed = t`Something went wrong`, children, ...dialog } = props;
  const { section, to } = useAdminLocation();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const removal = useConfirm({
    ...dialog,
    text: question,
    texts: { failed, network: t`Network error.` },
    run: async () => {
      await send('delete', path, { params: { id } });
      await refresh(...lists, '/api/admin/overview');
    },
    onDone: () => void navigate(to(section), withOutcome(outcome)),
  });
  return (
    <>
      {removal.error}
      <div className="row">
        {children}
        <Button small kind="reject" onClick={removal.ask}>{t`Delete`}</Button>
      </div>
      {removal.dialog}
    </>
  );
}
