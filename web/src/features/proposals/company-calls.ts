import { TIMING, type Language, type ProposalReply } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { errorText, get, getFile, send } from '../../shared/api/client.ts';
import type { CompanyProposal, CompanyProposalDetail } from '../../shared/api/types.ts';
import { useGrowingList, useRefresh } from '../../shared/api/use-api.ts';
import { urlOf } from '../../shared/api/wire.ts';

const ONE = '/private/api/projects/{id}/proposals/{proposalId}';

/** The proposals of a company's project, oldest first, kept up to date. */
export const useProjectProposals = (projectId: string) =>
  useGrowingList(
    '/private/api/projects/{id}/proposals',
    { id: projectId },
    { limit: 25, refreshInterval: TIMING.pollUser, isOpening: true },
  );

type List = ReturnType<typeof useProjectProposals>;

/** The opened proposal: loading, failed or loaded. */
interface Opened {
  of: CompanyProposal;
  detail: CompanyProposalDetail | null;
  error: string | null;
}

/** A sentence about what has happened. */
interface Told {
  tone: 'ok' | 'bad' | 'info';
  text: string;
}

const withdrawnText = (reference: string): string =>
  t`${reference} has been withdrawn. The profile is no longer shown.`;

const hiddenText = (reference: string): string =>
  t`The account of ${reference} is not available at present, so name and profile are not shown. They are shown again as soon as it is.`;

/** Whether the company may open the profile. */
export const isReadable = ({ state, hidden }: Pick<CompanyProposal, 'state' | 'hidden'>): boolean =>
  !hidden && (state === 'shown' || state === 'interested');

/**
 * Opens one proposal of a list at a time. The person sees each loading of a profile, so it is loaded when the reader opens
 * it and at no other time: no cache of the client's refreshes it. When the list says that a profile is no longer shown, it
 * is closed.
 */
export function useOpenedProposal(projectId: string, list: List) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [told, setTold] = useState<Told | null>(null);
  const latest = useRef<string | null>(null);
  const refresh = useRefresh();
  const now = opened && list.data?.find(({ _id }) => _id === opened.of._id);
  const hasEnded = opened !== null && list.data !== undefined && (!now || !isReadable(now));
  if (hasEnded) {
    setOpened(null);
    const { reference } = opened.of;
    // The company's own answer in another window needs no explanation.
    if (now?.state !== 'not-interested')
      setTold({ tone: 'info', text: now?.hidden ? hiddenText(reference) : withdrawnText(reference) });
  }
  const openedId = opened?.of._id ?? null;
  useEffect(() => {
    // An answer that arrives after the profile was closed is not shown.
    latest.current = openedId;
  }, [openedId]);

  const params = (id: string) => ({ id: projectId, proposalId: id });
  const open = async (of: CompanyProposal) => {
    latest.current = of._id;
    setTold(null);
    setOpened({ of, detail: null, error: null });
    try {
      const detail = await get(urlOf(ONE, params(of._id)));
      if (latest.current !== of._id) return;
      if (isReadable(detail)) return setOpened({ of, detail, error: null });
      // It has ended since the list was loaded.
      setOpened(null);
      if (detail.hidden) setTold({ tone: 'info', text: hiddenText(of.reference) });
      if (detail.state === 'withdrawn') setTold({ tone: 'info', text: withdrawnText(of.reference) });
      void list.mutate();
    } catch (failure) {
      if (latest.current !== of._id) return;
      const error = errorText(failure, t`The profile could not be loaded.`);
      setOpened({ of, detail: null, error });
    }
  };
  const close = () => {
    latest.current = null;
    setOpened(null);
  };
  const reply = async (of: CompanyProposal, state: ProposalReply) => {
    try {
      const { message, proposal } = await send('patch', ONE, { params: params(of._id), body: { state } });
      if (state === 'interested') setOpened({ of, detail: proposal, error: null });
      else close();
      setTold({ tone: 'ok', text: message });
      void refresh('/private/api/projects', '/public/api/v0/projects');
    } catch (failure) {
      setTold({ tone: 'bad', text: errorText(failure, t`Your answer could not be sent. Please try again.`) });
      // It may have been withdrawn or answered meanwhile.
      await list.mutate();
    }
  };
  const document = async ({ _id }: CompanyProposal, language: Language): Promise<Blob> => {
    try {
      return await getFile(urlOf(`${ONE}/profile.pdf`, { ...params(_id), language }), 'application/pdf');
    } catch (failure) {
      void list.mutate();
      throw failure;
    }
  };
  return { opened: hasEnded ? null : opened, now, told, open, close, reply, document };
}

export type OpenedCalls = ReturnType<typeof useOpenedProposal>;
