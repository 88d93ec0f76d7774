/** Messages about appointments. */
export const APPOINTMENT_MESSAGES = {
  'appointment.agreed':
    'The appointment is agreed. Both sides get an email with the entry for their calendars.',
  'appointment.already-there': 'There is already an appointment, or an offer of times, for this application.',
  'appointment.cancelled': 'The appointment has been cancelled, and the other side has been notified.',
  'appointment.changed-meanwhile': 'This appointment has just been changed. Please look at it again.',
  'appointment.declined': 'The other side has been told that none of these times suits.',
  'appointment.ended': 'This appointment has been cancelled or is over.',
  'appointment.link-invalid': 'Please enter a web address that begins with https://',
  'appointment.moved': 'The new times have been offered to the other side.',
  'appointment.names-required': 'Please say who will be there',
  'appointment.none-or-start': 'Send either start or none',
  'appointment.not-agreed': 'No time has been agreed yet.',
  'appointment.not-found': 'Appointment not found',
  'appointment.not-offered': 'No times wait for your answer.',
  'appointment.offered': 'The times have been offered to the applicant.',
  'appointment.place-or-link': 'Please enter either a place or a web address',
  'appointment.time-not-offered': 'Please choose one of the offered times',
  'appointment.time-out-of-range':
    'Each time must be at least {hours} hours and at most {days} days from now',
  'appointment.time-passed': 'This time has passed. Please choose another one.',
  'appointment.too-many-steps':
    'This appointment has been moved too often. Please cancel it and offer new times.',

  'calendar-feed.created': 'The address of your calendar feed has been created. It is not shown again.',
  'calendar-feed.not-found': 'There is no calendar at this address',
  'calendar-feed.removed': 'The calendar feed is off. Its address no longer works.',
} as const;
