/** The legal documents that the site shows in German; every language has these. */
export { default as accessibility } from './accessibility.md';
export { default as impressum } from './impressum.md';
export { default as privacy } from './privacy.md';
export { default as terms } from './terms.md';

/** The German text is the binding one and needs no translation here. */
export const impressumTranslation = null;
