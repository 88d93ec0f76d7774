/** Everything about who is signed in, of both kinds. The storage keys are the specification's: token, user, adminToken, adminData. */
export * from './user-session.ts';
export * from './admin-session.ts';
