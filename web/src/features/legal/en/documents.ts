/** The legal documents that the site shows in English; every language has these. */
export { impressum } from '../de/impressum.tsx';
export { privacy } from './privacy.ts';
export { terms } from './terms.ts';
