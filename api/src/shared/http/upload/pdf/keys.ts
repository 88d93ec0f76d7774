/** Keys under which additional actions stand, each for an event (ISO 32000, 12.6.3). */
export const EVENTS = [
  ...['E', 'X', 'D', 'U', 'Fo', 'Bl', 'PO', 'PC', 'PV', 'PI'],
  ...['O', 'C', 'K', 'F', 'V', 'WC', 'WS', 'DS', 'WP', 'DP'],
];
/** Where a file specification has the names of a file, and its entry `EF` the file. */
export const FILE_KEYS = ['F', 'UF', 'Unix', 'DOS', 'Mac'];

/** The keys that the check reads. */
export const KEYS = new Set([
  ...['Type', 'Subtype', 'EF', 'RF', 'Win', ...FILE_KEYS],
  ...['First', 'N', 'Filter', 'DecodeParms', 'Predictor', 'Length'],
  ...['S', 'JS', 'P', 'Next', 'OpenAction', 'AA', 'JavaScript', 'Names', ...EVENTS],
  ...['XFA', 'OnInstantiate', 'AdditionalStreams', 'EmbeddedFiles', 'Pages'],
  ...['Root', 'Size', 'ID', 'Encrypt', 'R', 'OE', 'UE', 'CF', 'StdCF', 'StmF', 'CFM', 'EncryptMetadata'],
]);
