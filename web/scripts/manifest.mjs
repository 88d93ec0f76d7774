import { COMPANY, DEFAULT_LANGUAGE } from '@consulting/contracts';

/** The manifest of the site (W3C Web Application Manifest), for who puts it on the start screen of a device. */
export const manifest = JSON.stringify({
  name: COMPANY.name,
  short_name: COMPANY.shortName,
  lang: DEFAULT_LANGUAGE,
  id: '/',
  start_url: '/',
  display: 'minimal-ui',
  background_color: '#f6f4ef',
  theme_color: '#f6f4ef',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});
