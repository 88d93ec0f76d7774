/** The legal documents that the site shows in German; every language has these. */
export { default as impressum } from './impressum.md';
export { default as privacy } from './privacy.md';
export { default as terms } from './terms.md';

/** The text that binds is the German one: here it needs no translation. */
export const impressumTranslation = null;
