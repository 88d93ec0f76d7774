/** Saves what lies at an address of this site, or of a blob, as a download. */
export function saveFrom(href: string, filename: string): void {
  Object.assign(document.createElement('a'), { href, download: filename }).click();
}

/** Saves a loaded file as a download. */
export function saveAs(content: Blob, filename: string): void {
  const url = URL.createObjectURL(content);
  saveFrom(url, filename);
  // The browser reads the URL only after this function has returned.
  window.setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
