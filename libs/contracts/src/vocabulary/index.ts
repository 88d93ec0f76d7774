export * from './concept.ts';
export * from './entry-key.ts';
export * from './did-you-mean.ts';
export * from './folding.ts';
export * from './matching.ts';
export * from './naming.ts';
export * from './suggestions.ts';
export * from './vocabulary.ts';
