/** What the site uses, for itself only: passkeys, and copying recovery codes and secrets. */
const USED = ['publickey-credentials-create', 'publickey-credentials-get', 'clipboard-write'];

/** The powerful features that Chromium knows; it logs an error for others (those behind its flags, too). */
const UNUSED = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'compute-pressure',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** The header `Permissions-Policy` of every answer: whatever the site does not use is off, also in frames. */
export const PERMISSIONS_POLICY = [
  ...USED.map((name) => `${name}=(self)`),
  ...UNUSED.map((name) => `${name}=()`),
].join(', ');
