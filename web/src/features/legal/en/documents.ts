/** The legal documents that the site shows in English; every language has these. */
export { default as impressum } from '../de/impressum.md';
/** What translates the German text, below it. */
export { default as impressumTranslation } from './impressum.md';
export { default as privacy } from './privacy.md';
export { default as terms } from './terms.md';
