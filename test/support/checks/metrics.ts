/** Scrapes this port. */
export const scrape = async (port: number): Promise<string> =>
  (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

/** Returns the value of the line that begins with this text; undefined when there is none. */
export function figure(printed: string, series: string): number | undefined {
  const line = printed.split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

/** Polls until the answer is as expected: metrics of events change with the events. */
export async function until<T>(ask: () => Promise<T>, isRight: (answer: T) => boolean): Promise<T> {
  for (let tries = 0; ; tries++) {
    const answer = await ask();
    if (isRight(answer) || tries === 200) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
