/** Saves a loaded file as a download. */
export function saveAs(content: Blob, filename: string): void {
  const url = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: url, download: filename }).click();
  // The browser reads the URL only after this function has returned.
  window.setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
