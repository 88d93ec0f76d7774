import { expect, type Locator } from '@playwright/test';

/**
 * Reads from a screenshot whether each module of a drawn QR code is dark, at its centre. `size` counts the modules of a
 * side, with the white border.
 */
export async function drawnModules(code: Locator, size: number): Promise<boolean[][]> {
  const picture = (await code.screenshot({ animations: 'disabled' })).toString('base64');
  const box = await code.boundingBox();
  // The screenshot starts at a whole pixel.
  const start = [(box?.x ?? 0) % 1, (box?.y ?? 0) % 1];
  const side = (box?.width ?? 0) / size;
  // A separate page may read images that the site's content security policy blocks.
  const blank = await code.page().context().newPage();
  const dark = await blank.evaluate<boolean[][]>(`(async () => {
    const image = new Image();
    image.src = 'data:image/png;base64,${picture}';
    await image.decode();
    const pen = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height }).getContext('2d');
    pen.drawImage(image, 0, 0);
    const at = (x, y) => pen.getImageData(${start[0]} + (x + 0.5) * ${side}, ${start[1]} + (y + 0.5) * ${side}, 1, 1).data;
    const range = [...Array(${size}).keys()];
    return range.map((y) => range.map((x) => at(x, y)[0] < 128));
  })()`);
  await blank.close();
  expect(dark).toHaveLength(size);
  return dark;
}
