/** Hands a fetched file to the browser's downloads. */
export function saveAs(content: Blob, filename: string): void {
  const url = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: url, download: filename }).click();
  // The download reads the address after this call returns.
  window.setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
