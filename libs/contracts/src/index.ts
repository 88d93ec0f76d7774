export * from './company.ts';
export * from './job-path.ts';
export * from './limits.ts';
export * from './lists.ts';
export * from './patterns.ts';
export * from './profile-completeness.ts';
export * from './roles.ts';
export * from './texts.ts';
