/** The id of the section of a posting's page where visitors apply without an account. */
export const APPLY = 'apply';

/** Returns the address of that section of a page. */
export const applyingOn = (page: string): string => `${page}#${APPLY}`;
