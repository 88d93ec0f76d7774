import type { AppointmentSide } from '@consulting/contracts';
import { getFile, send } from '../../shared/api/client.ts';
import type { AppointmentChange, NewAppointment, TheAppointment } from '../../shared/api/types.ts';
import { useApi, useRefresh } from '../../shared/api/use-api.ts';
import { urlOf } from '../../shared/api/wire.ts';

/** The application of an appointment, and who looks at it: the applicant, the desk, or the company whose project it is. */
export type Place =
  | { by: 'applicant' | 'desk'; applicationId: string }
  | { by: 'owner'; applicationId: string; projectId: string };

export const sideOf = ({ by }: Place): AppointmentSide => (by === 'applicant' ? 'applicant' : 'decider');

const DESK = '/api/admin/applications/{id}/appointment';
const OWNER = '/private/api/projects/{id}/applicants/{applicationId}/appointment';
const OWN = '/private/api/applications/{id}/appointment';

type Answer = { start: string } | { none: true; reason: string };

/** The calls about one appointment, each on the routes of who looks at it. They resolve to the sentence of the answer. */
export function useAppointment(place: Place) {
  const { by, applicationId } = place;
  const params = { id: applicationId };
  const ofOwner = { id: by === 'owner' ? place.projectId : '', applicationId };
  const url =
    by === 'desk' ? urlOf(DESK, params) : by === 'owner' ? urlOf(OWNER, ofOwner) : urlOf(OWN, params);
  const query = useApi<TheAppointment>(url, { refreshInterval: 60_000 });
  const refresh = useRefresh();
  const settle = async ({ message, appointment }: AppointmentChange): Promise<string> => {
    await query.mutate({ appointment }, { revalidate: false });
    if (by === 'applicant') void refresh('/private/api/appointments');
    return message;
  };
  return {
    query,
    offer: async (body: NewAppointment) =>
      settle(
        by === 'owner'
          ? await send('post', OWNER, { params: ofOwner, body })
          : await send('post', DESK, { params, body }),
      ),
    move: async (body: { times: string[]; reason: string }) =>
      settle(
        by === 'desk'
          ? await send('post', `${DESK}/move`, { params, body })
          : by === 'owner'
            ? await send('post', `${OWNER}/move`, { params: ofOwner, body })
            : await send('post', `${OWN}/move`, { params, body }),
      ),
    answer: async (body: Answer) =>
      settle(
        by === 'desk'
          ? await send('post', `${DESK}/answer`, { params, body })
          : by === 'owner'
            ? await send('post', `${OWNER}/answer`, { params: ofOwner, body })
            : await send('post', `${OWN}/answer`, { params, body }),
      ),
    cancel: async (reason: string) =>
      settle(
        by === 'desk'
          ? await send('post', `${DESK}/cancel`, { params, body: { reason } })
          : by === 'owner'
            ? await send('post', `${OWNER}/cancel`, { params: ofOwner, body: { reason } })
            : await send('post', `${OWN}/cancel`, { params, body: { reason } }),
      ),
    file: () =>
      getFile(
        by === 'desk'
          ? urlOf(`${DESK}.ics`, params)
          : by === 'owner'
            ? urlOf(`${OWNER}.ics`, ofOwner)
            : urlOf(`${OWN}.ics`, params),
      ),
  };
}

export type AppointmentCalls = ReturnType<typeof useAppointment>;
