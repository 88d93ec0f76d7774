import type { ApplicationStatus } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useEffect, useId, useRef, useState } from 'react';
import type { Appointment } from '../../shared/api/types.ts';
import { Badge } from '../../shared/ui/display/badge.tsx';
import { saveAs } from '../../shared/ui/display/save-as.ts';
import { Loaded } from '../../shared/ui/feedback/loaded.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { TaskNotice } from '../../shared/ui/feedback/task-notice.tsx';
import { useTask } from '../../shared/ui/feedback/use-task.ts';
import { Button } from '../../shared/ui/form/button.tsx';
import { sideOf, useAppointment, type AppointmentCalls, type Place } from './appointment-calls.ts';
import { AppointmentFacts, AppointmentHistory } from './appointment-facts.tsx';
import { isAsked, STATE_TONES, STATE_WORDS } from './appointment-texts.ts';
import { ChooseTime } from './choose-time.tsx';
import { OfferDialog } from './offer-dialog.tsx';
import { ReasonDialog, type Act } from './reason-dialogs.tsx';
import './appointments.css';

interface Props {
  place: Place;
  status: ApplicationStatus;
  /** False where this side must not offer times at present. */
  canOffer?: boolean;
}

/** The appointment about an application: its state, and what this side can do about it. */
export function AppointmentPart({ place, status, canOffer = true }: Props) {
  const calls = useCalls({ place, status });
  return (
    <div className="appointment">
      <Loaded query={calls.query} failed={t`The appointment could not be loaded.`}>
        {({ appointment }) => (
          <Opened
            appointment={appointment}
            calls={calls}
            place={place}
            isPending={status === 'pending'}
            canOffer={canOffer}
          />
        )}
      </Loaded>
    </div>
  );
}

/** The same for the applicant, with a heading; nothing while there is none. */
export function OwnAppointment({ applicationId, status }: { applicationId: string } & Pick<Props, 'status'>) {
  const place = { by: 'applicant', applicationId } as const;
  const calls = useCalls({ place, status });
  const heading = useId();
  const appointment = calls.query.data?.appointment;
  if (!appointment) return null;
  return (
    <section className="detail-part appointment" aria-labelledby={heading}>
      <h3 id={heading}>{t`Appointment`}</h3>
      <Opened appointment={appointment} calls={calls} place={place} isPending={status === 'pending'} />
    </section>
  );
}

/** The calls about an appointment, which is loaded anew when its application ends: it ends, too. */
function useCalls({ place, status }: Props): AppointmentCalls {
  const calls = useAppointment(place);
  const { mutate } = calls.query;
  const before = useRef(status);
  useEffect(() => {
    if (before.current !== status) void mutate();
    before.current = status;
  }, [status, mutate]);
  return calls;
}

interface OpenedProps {
  appointment: Appointment | null;
  calls: AppointmentCalls;
  place: Place;
  isPending: boolean;
  canOffer?: boolean;
}

function Opened({ appointment, calls, place, isPending, canOffer = true }: OpenedProps) {
  const [dialog, setDialog] = useState<Act | 'offer' | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const side = sideOf(place);
  const isLive = appointment !== null && ['offered', 'agreed', 'moving'].includes(appointment.state);
  const close = () => setDialog(null);
  const open = (next: Act | 'offer') => {
    setSaid(null);
    setDialog(next);
  };
  return (
    <>
      {said && (
        <Notice key={said} tone="ok" focusOnShow>
          {said}
        </Notice>
      )}
      {appointment ? (
        <>
          <p>
            <Badge tone={STATE_TONES[appointment.state]}>{STATE_WORDS[appointment.state]}</Badge>
          </p>
          <AppointmentFacts appointment={appointment} side={side} />
          {isAsked(appointment, side) && (
            <ChooseTime
              key={appointment.times.join()}
              appointment={appointment}
              calls={calls}
              onNone={() => open('none')}
              onDone={setSaid}
            />
          )}
        </>
      ) : (
        <p className="muted">{t`No appointment has been offered yet.`}</p>
      )}
      <div className="row">
        {side === 'decider' && isPending && !isLive && canOffer && (
          <Button small kind="second" onClick={() => open('offer')}>{t`Offer times`}</Button>
        )}
        {appointment?.start && isLive && <CalendarButton calls={calls} />}
        {isLive && (
          <>
            {canOffer && (
              <Button small kind="second" onClick={() => open('move')}>{t`Offer other times`}</Button>
            )}
            <Button small kind="reject" onClick={() => open('cancel')}>{t`Cancel the appointment`}</Button>
          </>
        )}
      </div>
      {appointment && <AppointmentHistory appointment={appointment} side={side} />}
      {dialog === 'offer' && <OfferDialog calls={calls} onClose={close} onDone={setSaid} />}
      {dialog && dialog !== 'offer' && (
        <ReasonDialog act={dialog} calls={calls} onClose={close} onDone={setSaid} />
      )}
    </>
  );
}

/** Saves the entry for the reader's calendar. */
function CalendarButton({ calls }: { calls: AppointmentCalls }) {
  const task = useTask({
    failed: t`The file could not be loaded. Please try again.`,
    network: t`Server error`,
  });
  const save = async () => saveAs(await calls.file(), 'appointment.ics');
  return (
    <>
      <TaskNotice task={task} />
      <Button
        small
        kind="second"
        working={task.working && t`Loading...`}
        onClick={() => void task.run(save)}
      >{t`Save to calendar`}</Button>
    </>
  );
}
