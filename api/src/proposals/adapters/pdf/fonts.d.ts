/** Fonts become bytes in the built script (`rolldown.config.mjs`). */
declare module '*.woff' {
  const bytes: Uint8Array;
  export default bytes;
}
