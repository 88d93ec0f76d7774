import { TIMING, type ProposalAnswer } from '@consulting/contracts';
import { ApiError, send } from '../../shared/api/client.ts';
import { useApi } from '../../shared/api/use-api.ts';
import { urlOf } from '../../shared/api/wire.ts';

/** The user's proposals, newest first. */
export const useOwnProposals = () =>
  useApi(urlOf('/private/api/proposals'), { refreshInterval: TIMING.pollUser });

type Query = ReturnType<typeof useOwnProposals>;

/** Answers a question or takes an agreement back. Resolves to the sentence of the answer. */
export async function answerProposal(
  { mutate }: Query,
  id: string,
  answer: ProposalAnswer,
  reason = '',
): Promise<string> {
  try {
    const { message, proposal } = await send('post', '/private/api/proposals/{id}/answer', {
      params: { id },
      body: { answer, ...(reason && { reason }) },
    });
    await mutate((before) => before?.map((each) => (each._id === id ? proposal : each)), {
      revalidate: false,
    });
    return message;
  } catch (error) {
    // It has ended or was answered meanwhile.
    if (error instanceof ApiError && error.status === 409) await mutate();
    throw error;
  }
}
