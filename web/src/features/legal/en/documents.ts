/** The legal documents that the site shows in English; every language has these. */
export { default as accessibility } from './accessibility.md';
export { default as impressum } from '../de/impressum.md';
/** The English translation, shown below the binding German text. */
export { default as impressumTranslation } from './impressum.md';
export { default as privacy } from './privacy.md';
export { default as terms } from './terms.md';
